/** Command `origin …`: origins whose pages may send requests with a session. */
import { readOrigin } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isAppOrigin } from '../../platform/origins.ts';
import { addOrigin, readMerchants, removeOrigin } from './merchants-repository.ts';

type OriginCommand =
  | { readonly name: 'origin-list'; readonly merchant?: string }
  | { readonly name: 'origin-add' | 'origin-remove'; readonly merchant: string; readonly origin: string };

interface Options {
  readonly merchant: string;
  readonly ofMerchant?: string;
}

function parseOriginArgs(
  [area, verb, origin]: readonly (string | undefined)[],
  { merchant, ofMerchant }: Options,
): OriginCommand | null {
  if (area !== 'origin') return null;
  if (verb === 'list') return { name: 'origin-list', merchant: ofMerchant };
  if (verb !== 'add' && verb !== 'remove') throw new CommandError('origin requires list, add ORIGIN or remove ORIGIN.');
  return { name: `origin-${verb}`, merchant, origin: readOrigin(origin) };
}

async function runOriginCommand(command: OriginCommand, { db, onChange }: CommandContext): Promise<string[]> {
  if (command.name === 'origin-list') {
    return (await readMerchants(db))
      .filter(({ code }) => command.merchant === undefined || code === command.merchant)
      .flatMap(({ code, anyOrigin, origins }) =>
        anyOrigin ? [`${code} * (any origin: sandbox)`] : origins.map(origin => `${code} ${origin}`),
      );
  }
  const { merchant, origin } = command;
  if (command.name === 'origin-remove') {
    if (!(await removeOrigin(db, merchant, origin))) throw new CommandError(`${merchant} does not list ${origin}.`);
    onChange();
    return [`${merchant} no longer admits ${origin}.`];
  }
  if (isAppOrigin(origin)) await requireUnlisted(db, merchant, origin);
  const isNew = await addOrigin(db, merchant, origin);
  onChange();
  const known = (await readMerchants(db)).find(({ code }) => code === merchant);
  const useless = known?.anyOrigin ? ' It admits every origin anyway.' : '';
  return [`${merchant} ${isNew ? 'now admits' : 'admitted before'} ${origin}.${useless}`];
}

/**
 * Throws CommandError if the origin belongs to another merchant. Apps of different publishers have the same origin by
 * default, but an origin can belong to one merchant only.
 */
async function requireUnlisted(db: Database, merchant: string, origin: string): Promise<void> {
  const other = (await readMerchants(db)).find(({ code, origins }) => code !== merchant && origins.includes(origin));
  if (!other) return;
  throw new CommandError(
    `${origin} already names the merchant ${other.code}. Remove it there, or give the app a host name of its own, as in capacitor://shop.example.`,
  );
}

export const originCommands = defineCommands<OriginCommand>({
  usage: {
    'origin-list': [['origin list [--merchant CODE]', 'lists the origins whose pages may use calls with a session']],
    'origin-add': [
      [
        'origin add ORIGIN [--merchant CODE]',
        'admits the pages of an origin: https://shop.example, or capacitor://localhost of an app',
      ],
    ],
    'origin-remove': [['origin remove ORIGIN [--merchant CODE]', 'removes an origin']],
  },
  parse: parseOriginArgs,
  run: runOriginCommand,
});
