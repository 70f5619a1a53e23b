import { sql } from 'drizzle-orm';
import type { EpochMs } from '@/contract/wire';
import { orderSearchTerms } from '@/domain/orderSearch';
import { customerPrice, hasPrice } from '@/domain/pricing';
import type { Database } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';
import { rebuildOrderSums } from '@/server/services/dashboard/orderSums';
import { firstNames, lastNames } from '@/server/text/customers';

const DAY_MS = 86_400_000;
/** The number of orders in one statement. */
const CHUNK = 20_000;
const AGENTS = 20;
/** The approximate number of orders of each customer. */
const ORDERS_EACH = 12;
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi'];

const PRICES = Array.from({ length: 60 }, (_, reais) => reais * 100)
  .filter(hasPrice)
  .map(customerPrice);

export interface ManyOrders {
  agentIds: string[];
  /** A customer with few orders: the fields to search for, as they are stored. */
  rare: { nome: string; telefone: string; numeroPedido: string };
  /** A first name that many customers share. */
  common: string;
}

/**
 * Fills an empty database with orders of 20 agents over `days`, like those of a real business: most delivered, some of
 * every status, a few common names and mostly rare surnames. It uses statements inside the database and builds the sums
 * at the end: a million orders take a few minutes.
 */
export async function fillOrders(
  db: Database,
  { count, days, now }: { count: number; days: number; now: EpochMs },
): Promise<ManyOrders> {
  const agentIds = Array.from({ length: AGENTS }, (_, index) => `agente-${index}`);
  await db.insert(users).values(
    agentIds.map((id, index) => ({
      id,
      nome: `Agente ${index}`,
      email: `${id}@balcao.invalid`,
      telefone: '11900000000',
      chavePix: id,
      passwordHash: '-',
      createdAt: 0,
    })),
  );
  const customers = Array.from({ length: Math.ceil(count / ORDERS_EACH) }, (_, index) =>
    customerAt(index),
  );
  await db.execute(
    sql`create table many_customers (n integer primary key, nome text, telefone text, terms text[])`,
  );
  for (let at = 0; at < customers.length; at += CHUNK) {
    const some = JSON.stringify(customers.slice(at, at + CHUNK));
    await db.execute(sql`insert into many_customers
      select n, nome, telefone, array(select jsonb_array_elements_text(terms))
      from jsonb_to_recordset(${some}::jsonb) as c(n integer, nome text, telefone text, terms jsonb)`);
  }
  const indexes = await takeIndexesOff(db);
  await db.execute(sql`alter table pedidos disable trigger user`);
  const step = (days * DAY_MS) / count;
  for (let from = 0; from < count; from += CHUNK) {
    await insertSome(
      db,
      { from, until: Math.min(from + CHUNK, count), start: now - days * DAY_MS, step },
      {
        customers: customers.length,
      },
    );
  }
  await db.execute(sql`alter table pedidos enable trigger user`);
  await db.execute(sql`drop table many_customers`);
  for (const definition of indexes) await db.execute(sql.raw(definition));
  await db.transaction((tx) => rebuildOrderSums(tx));
  const rare = customers[customers.length >> 1] ?? customerAt(0);
  return {
    agentIds,
    rare: { nome: rare.nome, telefone: rare.telefone, numeroPedido: numberOf(count >> 1) },
    common: firstNames[3],
  };
}

/** Numbers as another platform assigns them: in no order, none twice. */
const NUMBER_STEP = 48_271;
const NUMBERS = 999_999_937;
const numberOf = (index: number) => String((index * NUMBER_STEP) % NUMBERS).padStart(9, '0');

function customerAt(n: number) {
  const syllable = (place: number) => SYLLABLES[Math.floor(n / 13 ** place) % 13] ?? '';
  const rare = `${syllable(0)}${syllable(1)}${syllable(2)}${syllable(3)}`;
  const first = firstNames[(n * 7) % firstNames.length] ?? '';
  const last = lastNames[(n * 11) % lastNames.length] ?? '';
  const nome = `${first} ${rare} ${last}`;
  const telefone = `55119${String((n * 7_919) % 100_000_000).padStart(8, '0')}`;
  const terms = orderSearchTerms({
    nomeCompleto: nome,
    clienteTelefone: telefone,
    numeroPedido: null,
  });
  return { n, nome, telefone, terms };
}

/** Drops the indexes: creating an index once costs less than updating it for each row. */
async function takeIndexesOff(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ indexname: string; indexdef: string }>(sql`
    select indexname, indexdef from pg_indexes
    where tablename = 'pedidos' and indexdef not like 'CREATE UNIQUE%'`);
  for (const { indexname } of rows) await db.execute(sql`drop index ${sql.identifier(indexname)}`);
  return rows.map(({ indexdef }) => indexdef);
}

/** A pseudo-random number from 0 to 999 for each order, always the same. */
const chance = (salt: number) =>
  sql.raw(`(((i::bigint * 2654435761 + ${salt}) % 4294967291) / 7 % 1000)`);

async function insertSome(
  db: Database,
  span: { from: number; until: number; start: EpochMs; step: number },
  { customers }: { customers: number },
): Promise<void> {
  const prices = sql.param(PRICES);
  await db.execute(sql`
    insert into pedidos (id, chat_id, cliente_telefone, agente_id, nome_completo, restaurante, endereco_entrega,
      forma_pagamento, status, created_at, cupom_valor_original_cents, cupom_valor_cliente_cents,
      cupom_valor_funcionario_cents, cupom_pagamento_status, cupom_pix_id, numero_pedido, comissao_estado, busca)
    select 'p' || lpad(i::text, 9, '0'), telefone || '@c.us', telefone, 'agente-' || agente, nome, 'Cantina ' || agente,
      'Rua dos Exemplos, ' || i % 999, 'PIX', status, (${span.start}::bigint + i * ${span.step}::float8)::bigint,
      valor, (${prices}::integer[])[1 + valor / 7 % ${PRICES.length}::integer], 100,
      case when status = 'cancelado' then 'expirado' else 'aprovado' end,
      'x' || i, numero, case status when 'entregue' then 'recebida' when 'feito' then 'pendente' else 'nenhuma' end,
      array_to_tsvector(terms || array['#' || numero])
    from (
      select i, (${chance(1)} % ${AGENTS}::integer)::integer as agente, (${chance(2)} * 3)::integer as valor,
        lpad((i::bigint * ${NUMBER_STEP} % ${NUMBERS})::text, 9, '0') as numero, (i::bigint * 7919 % ${customers}::integer)::integer as customer,
        case when ${chance(3)} < 850 then 'entregue' when ${chance(3)} < 910 then 'cancelado'
          when ${chance(3)} < 950 then 'reembolsado' when ${chance(3)} < 980 then 'feito'
          when ${chance(3)} < 990 then 'em_preparo' else 'pendente' end as status
      from generate_series(${span.from}::integer, ${span.until - 1}::integer) as i
    ) as chosen join many_customers on n = customer`);
}
