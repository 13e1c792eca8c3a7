/** Steps of a member who reads records. */
import { type Endpoint, memberTransactions, orders } from 'lobbykit/wire';
import { expect } from 'vitest';
import type { Reply, TestGateway } from '../gateway.ts';
import type { Player } from './bet-steps.ts';

export interface LedgerEntry {
  readonly transactionNo: string;
  readonly txCode: string;
  readonly txName: string;
  readonly kind: string;
  readonly account: 'cash' | 'bonus';
  readonly amount: string;
  /** Sum of cash and bonus after the ledger entry. */
  readonly balance: string;
  readonly bonusBalance: string;
  readonly createTime: number;
  readonly remark: string | null;
  readonly orderNo: string | null;
}

export interface Bet {
  readonly orderNo: string;
  readonly category: string;
  readonly remark: string;
  readonly iconUrl: string;
  readonly amount: string;
  readonly cancelledAmount: string;
  readonly winAmount: string;
  readonly status: string;
  readonly createTime: number;
}

export interface Page<T> {
  readonly content: readonly T[];
  readonly cursor: string | null;
  readonly pageNum: number | null;
  readonly totalPages: null;
  readonly total: number | null;
  readonly sums: Readonly<Record<string, string | number>> | null;
}

type Query = Readonly<Record<string, string>>;

export const TODAY = { startDate: '2026-11-20', endDate: '2026-11-20' } as const;

export const fetchRecords = <T>(
  server: Pick<TestGateway, 'get'>,
  { headers }: Pick<Player, 'headers'>,
  { path, moduleId }: Endpoint,
  query: Query = {},
): Promise<Reply<T>> => server.get<T>(`${path}?${new URLSearchParams(query)}`, { ...headers, ModuleId: moduleId });

const pages =
  <T>(endpoint: Endpoint) =>
  /** All pages of a filter in sequence, by their cursors. */
  async (server: TestGateway, player: Player, query: Query = {}): Promise<Page<T>[]> => {
    const found: Page<T>[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const more: Query = cursor === undefined ? {} : { cursor };
      const { status, body } = await fetchRecords<Page<T>>(server, player, endpoint, {
        ...TODAY,
        pageNo: '1',
        pageSize: '100',
        ...query,
        ...more,
      });
      expect([status, body.message]).toEqual([200, undefined]);
      found.push(body.value);
      cursor = body.value.cursor;
    }
    return found;
  };

export const ledgerEntryPages = pages<LedgerEntry>(memberTransactions);
export const betPages = pages<Bet>(orders);
export const rowsOf = <T>(found: readonly Page<T>[]): T[] => found.flatMap(({ content }) => content);
