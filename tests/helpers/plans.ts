/** Reads the query plans of all statements that a piece of work executes. */
import type { Database } from '../../site/gateway/platform/db/schema.ts';

/** A node of a plan, with its reads including the nodes below. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

type Explained = readonly [{ readonly Plan: PlanNode }];

/** Root node of each statement of `work`, in order; the statements are executed too. */
export async function plansOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<PlanNode[]> {
  const plans: PlanNode[] = [];
  const executor = db.getExecutor();
  // Kysely's executors have private fields, so the spy forwards each call.
  const spy = {
    transformQuery: executor.transformQuery.bind(executor),
    compileQuery: executor.compileQuery.bind(executor),
    async executeQuery(query: Parameters<typeof executor.executeQuery>[0]) {
      const explain = { ...query, sql: `explain (analyze, buffers, format json) ${query.sql}` };
      const { rows } = (await executor.executeQuery(explain)) as { rows: { 'QUERY PLAN': string | Explained }[] };
      const plan = rows[0]!['QUERY PLAN'];
      plans.push(((typeof plan === 'string' ? JSON.parse(plan) : plan) as Explained)[0].Plan);
      return executor.executeQuery(query);
    },
  };
  await work({ getExecutor: () => spy } as unknown as Database);
  return plans;
}

/** All nodes of the plans, at every depth. */
export const nodesOf = (plans: readonly PlanNode[]): PlanNode[] =>
  plans.flatMap(plan => [plan, ...nodesOf(plan.Plans ?? [])]);

/** Number of blocks read by the statements. */
export const blocksReadBy = (plans: readonly PlanNode[]): number =>
  plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);

/** Names of the tables that match `tables` and that a statement scans completely. */
export const wholeReads = (plans: readonly PlanNode[], tables: RegExp): string[] =>
  nodesOf(plans)
    .filter(node => node['Node Type'] === 'Seq Scan' && tables.test(node['Relation Name'] ?? ''))
    .map(node => node['Relation Name']!);
