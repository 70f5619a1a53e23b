import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '@/server/db/openDatabase';
import * as schema from '@/server/db/schema';

interface Query {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** One read of a table: the node, the index, and the number of rows visited. */
export interface TableRead {
  node: string;
  table: string;
  index: string | null;
  rows: number;
}

export interface QueryPlan {
  text: string;
  ms: number;
  reads: TableRead[];
}

/** The same database, with every query recorded. */
export function watchQueries(db: Database): { db: Database; queries: Query[] } {
  const queries: Query[] = [];
  const watched = drizzle(db.$client, {
    schema,
    logger: { logQuery: (text, values) => queries.push({ text, values }) },
  });
  return { db: watched, queries };
}

/** The plan of a dashboard query, from EXPLAIN ANALYZE in a transaction with the same settings (readByIndexes). */
export async function explain(db: Database, { text, values }: Query): Promise<QueryPlan> {
  const client = await db.$client.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query<{
      'QUERY PLAN': { Plan: PlanNode; 'Execution Time': number }[];
    }>(`explain (analyze, format json) ${text}`, values);
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) throw new Error('There is no plan');
    return { text, ms: plan['Execution Time'], reads: readsOf(plan.Plan) };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function readsOf(node: PlanNode): TableRead[] {
  const below = (node.Plans ?? []).flatMap(readsOf);
  const table = node['Relation Name'];
  if (table === undefined) return below;
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  // For a bitmap scan, the index is one node below the node that reads the table.
  const index =
    node['Index Name'] ?? node.Plans?.map((plan) => indexBelow(plan)).find(Boolean) ?? null;
  return [{ node: node['Node Type'], table, index, rows }, ...below];
}

function indexBelow(node: PlanNode): string | null {
  return node['Index Name'] ?? node.Plans?.map(indexBelow).find(Boolean) ?? null;
}
