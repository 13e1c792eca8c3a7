/**
 * Command `team rates`: shows or changes the rebate rates of a member. The rates of a member without an upline can be
 * set by this command only (TEAM-13).
 */

import { ApiError } from '../../../platform/api-error.ts';
import { type CommandContext, CommandError } from '../../../platform/cli/command.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { findByName } from '../../account/members-repository.ts';
import { grantRates } from './rate-change.ts';
import { listRates, RATE_CATEGORIES } from './rates.ts';
import { readRates } from './rates-repository.ts';

/** Maximum rates of a member without an upline, tenths of a percent. */
const MAX = Object.fromEntries(RATE_CATEGORIES.map(category => [category, 100]));

export type RatesCommand = {
  readonly name: 'team-rates-show' | 'team-rates';
  readonly merchant: string;
  readonly userName: string;
  /** Rates to set by category, tenths of a percent. If empty, the command only shows the current rates. */
  readonly rates: readonly { readonly gameType: string; readonly rebate: number }[];
};

/** Parses rates in percent, such as `LOTT=7.5,RNG=0.6`. Throws CommandError for invalid text. */
function parseRatesArg(text: string): RatesCommand['rates'] {
  return text.split(',').map(part => {
    const [, gameType, percent] = /^\s*([A-Z]+)=(\d{1,2}(?:\.\d)?)\s*$/.exec(part) ?? [];
    if (gameType && percent) return { gameType, rebate: Math.round(Number(percent) * 10) };
    throw new CommandError(`--rates has "${part}", but requires percents such as LOTT=7.5,RNG=0.6, in steps of 0.1.`);
  });
}

export function parseRatesCommand(merchant: string, userName: string | undefined, rates?: string): RatesCommand {
  if (!userName) throw new CommandError('team rates requires the name of a member; "member list" shows them.');
  if (rates === undefined) return { name: 'team-rates-show', merchant, userName, rates: [] };
  return { name: 'team-rates', merchant, userName, rates: parseRatesArg(rates) };
}

/**
 * Executes the command and returns the lines to print. Throws CommandError if the rates are rejected; then no data are
 * changed.
 */
export async function runRatesCommand(command: RatesCommand, { db, now, mailer }: CommandContext): Promise<string[]> {
  const member = await findByName(db, command.merchant, command.userName);
  if (!member) throw new CommandError(`${command.merchant} has no member "${command.userName}".`);
  const { id, upline_id: uplineId } = member;
  if (command.rates.length > 0) {
    try {
      const { mail } = await db
        .transaction()
        .execute(trx => grantRates(trx, { id, uplineId }, command.rates, now(), MAX));
      mailer?.post(async () => mail);
    } catch (error) {
      throw error instanceof ApiError ? new CommandError(error.message) : error;
    }
  }
  return [`${member.user_name}: ${await shown(db, id)}`];
}

async function shown(db: Database, id: number): Promise<string> {
  const rates = listRates(await readRates(db, id)).filter(({ rebate }) => rebate > 0);
  return rates.map(({ gameType, rebate }) => `${gameType} ${(rebate / 10).toFixed(1)}%`).join(', ') || 'no rates.';
}
