import { type Endpoint, helpCenter, registerSettings, validationSettings } from 'lobbykit/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';

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

it('PSW-10 gateway sends no password pattern or message to registration and account forms', async () => {
  const { password, loginPassword } = await read(validationSettings);
  expect(password).toMatchObject({ pattern: '', message: '', minLength: 8, maxLength: 64 });
  expect(loginPassword).toMatchObject({ pattern: '^.{6,64}$', message: '', minLength: 6, maxLength: 64 });
  expect((await read(registerSettings)).password).toMatchObject({ pattern: '', message: '' });
});

it('PSW-10 HELP-02 help page states the accepted password lengths', async () => {
  const help = JSON.stringify(await read<unknown>(helpCenter));
  expect(help).toContain('8 to 64 characters');
  expect(help).not.toContain('128');
});
