/** Command `vendor …`: adds, changes, hides and removes vendors. Members see a change immediately. */

import { type CommandContext, CommandError } from '../../platform/cli/command.ts';
import { requireMerchant } from '../merchants/require-merchant.ts';
import {
  addVendor,
  changeVendor,
  countGames,
  disableVendorFor,
  findVendor,
  listVendors,
  removeVendor,
} from './vendors-repository.ts';

export type VendorCommand =
  | { readonly name: 'vendor-list'; readonly merchant?: string }
  | { readonly name: 'vendor-add'; readonly code: string; readonly title: string }
  | {
      readonly name: 'vendor-set';
      readonly code: string;
      readonly title?: string;
      readonly isOn?: boolean;
      /** Merchant for which the vendor is switched on or off; undefined for all merchants. */
      readonly merchant?: string;
    }
  | { readonly name: 'vendor-remove'; readonly code: string };

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
export async function runVendorCommand(command: VendorCommand, { db, onChange }: CommandContext): Promise<string[]> {
  if (command.name === 'vendor-list') {
    const vendors = await listVendors(db, command.merchant ?? null);
    return vendors.map(({ code, name, active, withheld, games }) =>
      [code.padEnd(14), active && !withheld ? 'on ' : 'off', String(games).padStart(5), name].join(' '),
    );
  }
  const { code } = command;
  const vendor = await findVendor(db, code);
  if (command.name === 'vendor-add') {
    if (vendor) throw new CommandError(`There is a vendor "${code}" already.`);
    await addVendor(db, code, command.title);
    onChange();
    return [`${code} is added; "game add" gives it games.`];
  }
  if (!vendor) throw new CommandError(`No vendor has the code "${code}"; "vendor list" shows them.`);
  if (command.name === 'vendor-remove') {
    const games = await countGames(db, code);
    if (games > 0) throw new CommandError(`${code} has ${games} games; "vendor set ${code} --state off" hides them.`);
    await removeVendor(db, code);
    onChange();
    return [`${code} is removed.`];
  }
  const { title, isOn, merchant } = command;
  if (merchant !== undefined) await requireMerchant(db, merchant);
  await db.transaction().execute(async trx => {
    if (merchant !== undefined && isOn !== undefined) await disableVendorFor(trx, merchant, code, !isOn);
    await changeVendor(trx, code, { name: title, active: merchant === undefined ? isOn : undefined });
  });
  onChange();
  const where = merchant === undefined ? '' : ` for ${merchant}`;
  return [`${title ?? vendor.name} (${code}) is ${isOn === undefined ? 'renamed' : isOn ? 'on' : 'off'}${where}.`];
}
