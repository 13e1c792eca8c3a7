/** Common steps of account tests. */
import { randomUUID, scryptSync } from 'node:crypto';
import { captcha, login, memberInfo, register } from 'lobbykit/wire';
import { gateway, type Reply, type TestGateway } from '../gateway.ts';

/** Password of the seeded accounts. */
export const PASSWORD = 'Lobby-2026';
/** Text of every captcha that `accountGateway` shows. */
export const CAPTCHA = 'HERON';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export interface SessionResponse {
  readonly token: string;
  readonly userName: string;
  readonly customerType: number;
  readonly firstTimeLogin: boolean;
  readonly merchantCode: string;
}

/**
 * Starts a gateway with readable captchas and callers with any IP address.
 * @param settings settings of the gateway that differ from these defaults
 */
export const accountGateway = (settings: Parameters<typeof gateway>[0] = {}) =>
  gateway({ captchaText: () => CAPTCHA, trustedProxies: ['127.0.0.1'], ...settings });

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
export const from = (address: string) => ({ 'X-Forwarded-For': address });

/** Fetches a captcha; returns the header that identifies it. */
export async function solve(server: TestGateway): Promise<Record<string, string>> {
  const key = randomUUID();
  await server.get(`${captcha.path}?key=${key}`, { ModuleId: captcha.moduleId });
  return { 'Captcha-Key': key };
}

/** Logs in by name and password, with a solved captcha if `captcha` is set. */
export async function logIn(
  server: TestGateway,
  username: string,
  password = PASSWORD,
  options: { captcha?: boolean; headers?: Record<string, string> } = {},
): Promise<Reply<SessionResponse & { captcha?: boolean }>> {
  const headers = { ...(options.captcha ? await solve(server) : {}), ...options.headers };
  const body = { type: 'username', username, password, ...(options.captcha && { captcha: CAPTCHA }) };
  return server.call(login, body, headers);
}

/** Status of a member call with this token. */
export const statusOf = async (server: TestGateway, token: string): Promise<number> =>
  (await server.call(memberInfo, undefined, bearer(token))).status;

export interface Registered {
  readonly account: string;
  readonly userName: string;
  readonly token: string;
  readonly customerType: number;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A registration by name with valid fields. */
export const registration = (changes: Readonly<Record<string, unknown>> = {}) => ({
  registerUrl: 'shop.example:8080',
  domain: 'shop.example',
  registerMethod: 'H5',
  type: 0,
  username: 'newcomer',
  password: 'Heron-77',
  confirmPassword: 'Heron-77',
  captcha: CAPTCHA,
  ageConfirmed: true,
  ...changes,
});

/** Registers with a solved captcha. */
export const enter = async (
  server: TestGateway,
  changes: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<Registered>> => server.call(register, registration(changes), { ...(await solve(server)), ...headers });

/** A password hash of an older version, with so little effort that tests can verify it often. */
export function weakHash(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync(password, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
  return `scrypt$ln=12,r=8,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Replaces the password hash of a seeded account with a weak hash, which the next login replaces. */
export async function weaken(server: TestGateway, userName: string): Promise<void> {
  await server.db
    .updateTable('members')
    .set({ password_hash: weakHash(PASSWORD) })
    .where('user_name', '=', userName)
    .execute();
}
