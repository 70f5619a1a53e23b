import * as v from 'valibot';
import type { EpochMs } from '@/contract/wire';
import { DAY_MS } from '@/domain/saoPaulo';
import { RETENTION_SUBJECTS } from '@/server/base/settings';
import type { Parts } from '@/server/parts';
import type { TimerHandler } from '@/server/timers/timerRunner';
import {
  pruneAttendances,
  pruneAudit,
  pruneCharges,
  pruneKeys,
  pruneMessages,
  pruneOffers,
  type PruneStep,
} from './pruneSteps';

/** The most rows that one step looks at or removes: a step holds up other writes for some ten milliseconds. */
export const STEP_ROWS = 200;
/** The pause after a step that found more to do. */
export const STEP_PAUSE_MS = 10_000;
/** The pause after everything old was removed, and the first one on a new database. */
export const PASS_PAUSE_MS = 60 * 60_000;

const TIMER = 'retention';
/**
 * Attendances that are over go with the messages that could be read in them. Keys of sends have no setting: after a day
 * they are recognised no more (wire: idempotency).
 */
const SUBJECTS = [...RETENTION_SUBJECTS, 'attendances', 'keys'] as const;
type Subject = (typeof SUBJECTS)[number];

const payloadSchema = v.object({ subject: v.picklist(SUBJECTS), after: v.number() });

/**
 * Removes what is older than its setting says (wire: retention), a few rows at a time. Each subject has a timer of its
 * own, so that a step is one write among the others, survives a restart, waits while the database is away, and a
 * subject that fails holds up no other.
 */
export function createRetentionService({
  clock,
  images,
  settings,
  timers,
  uow,
}: Pick<Parts, 'clock' | 'images' | 'settings' | 'timers' | 'uow'>) {
  const steps: Readonly<Record<Subject, PruneStep>> = {
    messages: pruneMessages(images),
    offers: pruneOffers,
    charges: pruneCharges,
    audit: pruneAudit,
    attendances: pruneAttendances,
    keys: pruneKeys,
  };
  const daysOf = (subject: Subject): number => {
    if (subject === 'keys') return 1;
    return settings.retentionDays[subject === 'attendances' ? 'messages' : subject];
  };

  const keyOf = (subject: Subject) => `${TIMER}:${subject}`;

  const timerOf = (subject: Subject, dueAt: EpochMs, after = 0) => ({
    ...{ key: keyOf(subject), kind: TIMER, dueAt },
    payload: { subject, after },
  });

  /** One step, after which the next one is set: soon while there is more to do, else after an hour. */
  const step: TimerHandler = async (tx, _emit, payload, now) => {
    const { subject, after } = v.parse(payloadSchema, payload);
    const days = daysOf(subject);
    if (days === 0) return;
    const next = await steps[subject](tx, { before: now - days * DAY_MS, after, rows: STEP_ROWS });
    const due =
      next === null
        ? timerOf(subject, now + PASS_PAUSE_MS)
        : timerOf(subject, now + STEP_PAUSE_MS, next);
    await timers.schedule(tx, due);
  };

  return {
    /**
     * Goes on where the last process ended: a server that starts often removes what is old as well. What has no end is
     * not looked at.
     */
    start: (): Promise<void> =>
      uow.write(async (tx) => {
        const dueAt = clock.now() + PASS_PAUSE_MS;
        for (const subject of SUBJECTS) {
          await (daysOf(subject) === 0
            ? timers.cancel(tx, keyOf(subject))
            : timers.scheduleNoLater(tx, timerOf(subject, dueAt)));
        }
      }),
    timerHandlers: { [TIMER]: step },
  };
}
