/** Inbox messages about draw results: one message per member and draw, whether the tickets won or lost. */
import { formatMoney, languageTag, toAmount } from 'lobbykit/domain';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { addResults } from '../messages/repository.ts';
import { specialOf } from './bets/last-digit-bets.ts';
import type { DueTicket } from './bets/repository.ts';
import type { BetDetail } from './bets/tables.ts';

/** Settled ticket with its payout in minor units. */
export interface Settled {
  readonly ticket: DueTicket;
  readonly units: bigint;
}

/** Maximum result messages per inbox, so that frequent draws do not displace an operator's messages. */
const MAX_RESULT_MESSAGES = 20;

interface ResultTexts {
  readonly won: (name: string, amount: string) => string;
  readonly lost: (name: string) => string;
  readonly refunded: (name: string, amount: string) => string;
  readonly draw: string;
  readonly special: string;
  readonly numbers: string;
  readonly never: string;
}

const TEXTS: Readonly<Record<'EN' | 'VI' | 'PT', ResultTexts>> = {
  EN: {
    won: (name, amount) => `${name}: you won ${amount}`,
    lost: name => `${name}: no win this time`,
    refunded: (name, amount) => `${name}: your stake of ${amount} is back`,
    draw: 'Draw',
    special: 'Special prize',
    numbers: 'Your numbers',
    never: 'This draw did not take place.',
  },
  VI: {
    won: (name, amount) => `${name}: bạn trúng ${amount}`,
    lost: name => `${name}: lần này chưa trúng`,
    refunded: (name, amount) => `${name}: đã hoàn tiền cược ${amount}`,
    draw: 'Kỳ quay',
    special: 'Giải đặc biệt',
    numbers: 'Số của bạn',
    never: 'Kỳ quay này đã không diễn ra.',
  },
  PT: {
    won: (name, amount) => `${name}: você ganhou ${amount}`,
    lost: name => `${name}: não foi desta vez`,
    refunded: (name, amount) => `${name}: sua aposta de ${amount} foi devolvida`,
    draw: 'Sorteio',
    special: 'Prêmio especial',
    numbers: 'Seus números',
    never: 'Este sorteio não aconteceu.',
  },
};

/** Writes the result messages for tickets that were settled at `now`, ms since 1970. */
export async function notifyResults(trx: Trx, settled: readonly Settled[], now: number): Promise<void> {
  if (settled.length === 0) return;
  const symbols = new Map<string, string>();
  for (const code of new Set(settled.map(({ ticket }) => ticket.merchant_code))) {
    symbols.set(code, (await readTerms(trx, code)).currencySymbol);
  }
  const draws = new Map<string, Settled[]>();
  for (const one of settled) {
    const { member_id, lottery_id, numero } = one.ticket;
    const key = [member_id, lottery_id, numero].join(' ');
    draws.set(key, [...(draws.get(key) ?? []), one]);
  }
  const rows = [...draws.values()].map(tickets => {
    const { member_id, lottery_id, numero, merchant_code } = tickets[0]!.ticket;
    const money = (units: bigint, language: string) =>
      formatMoney(toAmount(units), languageTag(language), symbols.get(merchant_code) ?? '');
    const inAll = (write: (texts: ResultTexts, language: string) => string): string =>
      JSON.stringify(Object.fromEntries(Object.entries(TEXTS).map(([code, texts]) => [code, write(texts, code)])));
    return {
      member_id,
      titles: inAll((texts, language) => title(texts, language, tickets, units => money(units, language))),
      contents: inAll(texts => content(texts, tickets)),
      sent_at: now,
      read_at: null,
      lottery_id,
      numero,
    };
  });
  await addResults(trx, rows, MAX_RESULT_MESSAGES);
}

function title(
  texts: ResultTexts,
  language: string,
  tickets: readonly Settled[],
  money: (units: bigint) => string,
): string {
  const { names, winning_number } = tickets[0]!.ticket;
  const name = localize(names as LocalizedText, language);
  const back = tickets.reduce((sum, { units }) => sum + units, 0n);
  if (winning_number === null) return texts.refunded(name, money(back));
  return back > 0n ? texts.won(name, money(back)) : texts.lost(name);
}

/**
 * Returns the message in HTML. Draw numbers and winning numbers consist of digits and separators, and need no escaping.
 */
function content(texts: ResultTexts, tickets: readonly Settled[]): string {
  const { numero, winning_number } = tickets[0]!.ticket;
  const special = winning_number === null ? '' : specialOf(winning_number);
  const numbers = new Set(tickets.flatMap(({ ticket }) => (ticket.detail as BetDetail).numbers));
  const marked = [...numbers].map(number => (special.endsWith(number) && special !== '' ? `<b>${number}</b>` : number));
  const result = special === '' ? texts.never : `${texts.special}: <b>${special}</b>`;
  return `<p>${texts.draw} ${numero}<br>${result}</p><p>${texts.numbers}: ${marked.join(', ')}</p>`;
}
