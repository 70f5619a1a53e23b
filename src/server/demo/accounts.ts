import { hashPassword } from '@/server/auth/passwords';
import { users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import type { Settings } from '@/server/base/settings';
import { seedDemoCoupons } from './coupons';
import { seedDemoOrders } from './orders';
import { seedDemoQuickReplies } from './quickReplies';

/** The password of every demo account. It is public, so the demo stays on loopback (wire: demo-loopback). */
export const DEMO_PASSWORD = 'balcao123';

/** The administrator who sees the summary cards (wire: demo-accounts). */
export const DEMO_SUMMARY_ADMIN = 'admin@balcao.local';

/** Invented people; their phone numbers are in a range that nobody has. */
export const DEMO_ACCOUNTS = [
  {
    email: DEMO_SUMMARY_ADMIN,
    nome: 'Alice Administradora (demo)',
    isAdmin: true,
    telefone: '11900000001',
  },
  {
    email: 'financeiro@balcao.local',
    nome: 'Fábio Financeiro (demo)',
    isAdmin: true,
    telefone: '11900000002',
  },
  {
    email: 'ana@balcao.local',
    nome: 'Ana Atendente (demo)',
    isAdmin: false,
    telefone: '11900000003',
  },
  {
    email: 'bruno@balcao.local',
    nome: 'Bruno Balconista (demo)',
    isAdmin: false,
    telefone: '11900000004',
  },
] as const;

/**
 * Fills a database that has no account with demo data: the accounts, coupons to work with, the team's quick replies, and past orders (wire:
 * demo-accounts). Any other database stays as it is.
 *
 * @param orders the settings to create sixty days of orders with; without it there are none.
 */
export async function makeDemoData(
  { clock, ids, sealing, uow }: Pick<Parts, 'clock' | 'ids' | 'sealing' | 'uow'>,
  orders?: Pick<Settings, 'simSeed' | 'commissionCents'>,
): Promise<void> {
  await uow.write(async (tx) => {
    const existing = await tx.select({ id: users.id }).from(users).limit(1);
    if (existing.length > 0) return;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const createdAt = clock.now();
    const people = DEMO_ACCOUNTS.map((account) => ({
      ...account,
      id: ids.newId(),
      chavePix: account.email,
      passwordHash,
      demo: true,
      createdAt,
    }));
    await tx.insert(users).values(people);
    await seedDemoCoupons(tx, { ids, sealing });
    await seedDemoQuickReplies(tx, { ids, now: createdAt });
    const adminId = people.find(({ isAdmin }) => isAdmin)?.id;
    if (!orders || adminId === undefined) return;
    await seedDemoOrders(tx, {
      now: createdAt,
      seed: orders.simSeed,
      commissionCents: orders.commissionCents,
      agentes: people.flatMap((person) => (person.isAdmin ? [] : [person.id])),
      adminId,
    });
  });
}
