/** What the database does for the statements of a piece of work, by its own plans. */
import type { Database } from '../../site/gateway/platform/db/schema.ts';

/** A node of a plan, with what it read itself and for the nodes below it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

type Explained = readonly [{ readonly Plan: PlanNode }];

/** The uppermost node of each statement that `work` makes, in their order; the statements are done as well. */
export async function plansOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<PlanNode[]> {
  const plans: PlanNode[] = [];
  const executor = db.getExecutor();
  // Kysely's own executors have private fields, and so are handed each call.
  const spy = {
    transformQuery: executor.transformQuery.bind(executor),
    compileQuery: executor.compileQuery.bind(executor),
    async executeQuery(query: Parameters<typeof executor.executeQuery>[0]) {
      const explain = { ...query, sql: `explain (analyze, buffers, format json) ${query.sql}` };
      const { rows } = (await executor.executeQuery(explain)) as { rows: { 'QUERY PLAN': string | Explained }[] };
      const told = rows[0]!['QUERY PLAN'];
      plans.push(((typeof told === 'string' ? JSON.parse(told) : told) as Explained)[0].Plan);
      return executor.executeQuery(query);
    },
  };
  await work({ getExecutor: () => spy } as unknown as Database);
  return plans;
}

/** Every node of these plans. */
export const nodesOf = (plans: readonly PlanNode[]): PlanNode[] =>
  plans.flatMap(plan => [plan, ...nodesOf(plan.Plans ?? [])]);

/** Blocks that the statements looked at. */
export const subnetsOf = (plans: readonly PlanNode[]): number =>
  plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);

/** Tables of these that a statement reads as a whole. */
export const wholeReads = (plans: readonly PlanNode[], tables: RegExp): string[] =>
  nodesOf(plans)
    .filter(node => node['Node Type'] === 'Seq Scan' && tables.test(node['Relation Name'] ?? ''))
    .map(node => node['Relation Name']!);
