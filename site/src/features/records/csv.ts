/** Converts records to CSV rows (BOOK-06); times are in the merchant's time zone. */
import { recordDate, timeOfDay } from 'lobbykit/domain';
import type { PageText } from '../../shared/i18n/page-text.ts';
import { type CsvCell, toCsv } from '../../shared/lists/csv.ts';
import type { OfMember } from '../team/team-records.ts';
import type { DepositRow, WithdrawalRow } from './deposits-withdrawals.ts';
import type { Bet, LedgerEntry } from './record-sources.ts';
import { betStateKey, depositStateKey, withdrawalStateKey } from './states.ts';

const money = (amount: string): CsvCell => ({ amount });
/** Returns the amount as a CSV cell; an empty cell if the amount is missing. */
const moneyOrNone = (amount: string | undefined): CsvCell => (amount ? money(amount) : '');
const moment = (at: number | null, zone: string): [string, string] =>
  at === null ? ['', ''] : [recordDate(at, zone), timeOfDay(at, 'en', zone)];

type Lines<Row> = (rows: readonly Row[], zone: string, text: PageText) => (readonly CsvCell[])[];

const ledgerEntryLines: Lines<LedgerEntry> = (rows, zone, text) => [
  [
    text('records.date'),
    text('records.time'),
    text('records.kind'),
    text('records.for'),
    text('records.amount'),
    text('records.after'),
    text('records.afterBonus'),
    text('records.requested'),
    text('records.received'),
    text('records.fee'),
    text('records.number'),
  ],
  ...rows.map(({ at, name, note, amount, balance, bonusBalance, deposit, orderNo }) => [
    ...moment(at, zone),
    name,
    note,
    money(amount),
    money(balance),
    money(bonusBalance),
    moneyOrNone(deposit?.requested),
    moneyOrNone(deposit?.received),
    moneyOrNone(deposit?.fee),
    orderNo,
  ]),
];

/** Adds the user name of the member as the first column. */
const ofMembers =
  <Row extends OfMember>(lines: Lines<Row>): Lines<Row> =>
  (rows, zone, text) =>
    lines(rows, zone, text).map((line, at) => [
      at === 0 ? text('records.member') : (rows[at - 1]?.userName ?? ''),
      ...line,
    ]);

const csvOf =
  <Row>(lines: Lines<Row>) =>
  (rows: readonly Row[], zone: string, text: PageText): string =>
    toCsv(lines(rows, zone, text));

export const ledgerEntriesCsv = csvOf(ledgerEntryLines);
export const teamLedgerEntriesCsv = csvOf(ofMembers<LedgerEntry & OfMember>(ledgerEntryLines));

const betLines: Lines<Bet> = (rows, zone, text) => [
  [
    text('records.date'),
    text('records.time'),
    text('records.game'),
    text('records.draw'),
    text('records.state'),
    text('records.staked'),
    text('records.won'),
    text('records.number'),
  ],
  ...rows.map(({ at, name, drawNumber, state, stake, win, orderNo }) => [
    ...moment(at, zone),
    name,
    drawNumber,
    text(betStateKey(state)),
    money(stake),
    money(win),
    orderNo,
  ]),
];

export const betsCsv = csvOf(betLines);
export const teamBetsCsv = csvOf(ofMembers<Bet & OfMember>(betLines));

export const depositsCsv = (rows: readonly DepositRow[], zone: string, text: PageText): string =>
  toCsv([
    [
      text('records.date'),
      text('records.time'),
      text('records.method'),
      text('records.state'),
      text('records.requested'),
      text('records.received'),
      text('records.fee'),
      text('records.credited'),
      text('records.number'),
    ],
    ...rows.map(({ at, name, state, amounts, orderNo }) => [
      ...moment(at, zone),
      name,
      text(depositStateKey(state)),
      money(amounts.requested),
      moneyOrNone(amounts.received),
      money(amounts.fee),
      moneyOrNone(amounts.credited),
      orderNo,
    ]),
  ]);

export const withdrawalsCsv = (rows: readonly WithdrawalRow[], zone: string, text: PageText): string =>
  toCsv([
    [
      text('records.date'),
      text('records.time'),
      text('records.card'),
      text('records.state'),
      text('records.amount'),
      text('records.fee'),
      text('records.number'),
    ],
    ...rows.map(({ at, name, number, state, amount, fee, orderNo }) => [
      ...moment(at, zone),
      `${name} ${number}`.trim(),
      text(withdrawalStateKey(state)),
      money(amount),
      money(fee),
      orderNo,
    ]),
  ]);
