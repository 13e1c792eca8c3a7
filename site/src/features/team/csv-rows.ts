/** Converts the rows of team reports to CSV (TEAM-11, TEAM-17, BOOK-06). */
import type { Translate } from 'lobbykit';
import { toCsv } from '../../shared/lists/csv.ts';
import type { PnlRow } from './reports/pnl-model.ts';
import { PNL_COLUMNS } from './reports/pnl-url.ts';
import type { IncomeRow } from './reports/rebate-income-model.ts';

export const pnlCsv = (rows: readonly PnlRow[], text: Translate): string =>
  toCsv([
    [
      text('ag.member'),
      text('ag.teamSize'),
      ...PNL_COLUMNS.map(name => text(name === 'result' ? 'ag.result' : `ag.money.${name}`)),
    ],
    ...rows.map(row => [
      row.userName,
      { amount: String(row.teamSize) },
      ...PNL_COLUMNS.map(name => ({ amount: row[name] })),
    ]),
  ]);

/** @param by `day` if each row is a day, `member` if each row is a member */
export const incomeCsv = (rows: readonly IncomeRow[], by: 'day' | 'member', text: Translate): string =>
  toCsv([
    [text(by === 'day' ? 'ag.day' : 'ag.member'), text('ag.money.rebate'), text('ag.money.qualifyingStake')],
    ...rows.map(row => [row.date || row.userName, { amount: row.rebate }, { amount: row.qualifyingStake }]),
  ]);
