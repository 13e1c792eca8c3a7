import { type Endpoint, helpCenter, registerSettings, validationSettings } from 'lobbykit/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loosenPasswords } from '../../../site/gateway/db/seed/registration-rules.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

interface Row {
  readonly pattern: string;
  readonly message: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}
const read = async <T = Record<string, Row>>({ path, moduleId }: Endpoint) =>
  (await server.get<T>(path, { ModuleId: moduleId })).body.value;

const WORDS = JSON.stringify({ EN: 'Password format is incorrect' });
/** The rows of `password` as a version before this one left them, or an operator since. */
async function put(rule: { pattern: string; min_length: number; max_length: number; messages: string }) {
  const { pattern, messages } = rule;
  await server.db.updateTable('validation_rules').set(rule).where('name', '=', 'password').execute();
  await server.db.updateTable('register_fields').set({ pattern, messages }).where('name', '=', 'password').execute();
  await server.db.transaction().execute(loosenPasswords);
  server.changed();
  return { rule: (await read(validationSettings)).password, field: (await read(registerSettings)).password };
}

it('PSW-10 rules of an older database become those of long passwords', async () => {
  const { rule, field } = await put({ pattern: '^.{6,16}$', min_length: 6, max_length: 16, messages: WORDS });
  expect(rule).toMatchObject({ pattern: '', message: '', minLength: 8, maxLength: 64 });
  expect(field).toMatchObject({ pattern: '', message: '' });
});

it('PSW-10 VALID-01 a pattern that an operator has set stays', async () => {
  const set = { pattern: '^\\d{6}$', min_length: 6, max_length: 6, messages: JSON.stringify({ EN: 'Six digits' }) };
  const { rule, field } = await put(set);
  expect(rule).toMatchObject({ pattern: '^\\d{6}$', message: 'Six digits', minLength: 6, maxLength: 6 });
  expect(field).toMatchObject({ pattern: '^\\d{6}$', message: 'Six digits' });
});

it('PSW-10 HELP-02 the help names the lengths that are taken', async () => {
  const help = JSON.stringify(await read<unknown>(helpCenter));
  expect(help).toContain('8 to 64 characters');
  expect(help).not.toContain('128');
});
