/**
 * Command `keys …`: lists, rotates and deletes the keys for encryption. The output contains ids of keys only (OPS-02).
 */

import { reencryptFactors } from '../features/security/second-factor.ts';
import { reencryptCards } from '../features/withdrawals/cards.ts';
import { type CommandContext, CommandError, defineCommands } from '../platform/cli/command.ts';
import { createFields } from '../platform/secrets/encrypted-fields.ts';

export type KeysCommand =
  | { readonly name: 'keys-list' | 'keys-rotate' }
  | { readonly name: 'keys-retire'; readonly id: string };

/**
 * Parses the arguments of `keys`; returns null if the command belongs to another group. Throws CommandError for missing
 * or invalid arguments.
 */
function parseKeysArgs([area, verb, id]: readonly (string | undefined)[]): KeysCommand | null {
  if (area !== 'keys') return null;
  if (verb === 'list' || verb === 'rotate') return { name: `keys-${verb}` };
  if (verb !== 'retire') throw new CommandError('keys requires list, rotate or retire.');
  if (id === undefined)
    throw new CommandError('keys retire requires the id of a key for fields; "keys list" shows them.');
  return { name: 'keys-retire', id };
}

async function runKeysCommand(command: KeysCommand, { db, secrets, onChange }: CommandContext): Promise<string[]> {
  if (!secrets) throw new CommandError('There are no keys here to work on.');
  if (command.name === 'keys-rotate') {
    await secrets.rotate();
    onChange();
    await reencryptCards(db, createFields(secrets));
    await reencryptFactors(db, createFields(secrets));
  }
  if (command.name === 'keys-retire') {
    const [newest, ...others] = secrets.fieldKeys();
    if (command.id === newest?.id)
      throw new CommandError('The newest key is in use; "keys rotate" makes another first.');
    if (!others.some(({ id }) => id === command.id))
      throw new CommandError(`No key for fields has the id "${command.id}".`);
    await secrets.retire(command.id);
    onChange();
  }
  const bodies = await secrets.bodyKeys();
  return [
    ...bodies.map(({ kid, notAfter }) => `body  ${kid} until ${new Date(notAfter).toISOString()}`),
    ...secrets.fieldKeys().map(({ id }, n) => `field ${id} ${n === 0 ? 'encrypts and decrypts' : 'decrypts'}`),
  ];
}

export const keysCommands = defineCommands<KeysCommand>({
  usage: {
    'keys-list': [['keys list', 'lists the keys for bodies and fields by id']],
    'keys-rotate': [['keys rotate', 'creates new keys; earlier keys stay valid in the meantime']],
    'keys-retire': [['keys retire ID', 'deletes a field key that encrypts nothing any more']],
  },
  parse: parseKeysArgs,
  run: runKeysCommand,
});
