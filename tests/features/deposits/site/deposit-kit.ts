/** Helpers for a member with a deposit form on a real gateway. */

import { expect } from 'vitest';
import type { LobbyConfig } from '../../../../sdk/lobby/types.ts';
import { loginBody } from '../../../../sdk/protocol/account/login.ts';
import { creditOpening } from '../../../../site/gateway/ledger/posting.ts';
import { createDeposit } from '../../../../site/src/features/deposits/form-model.ts';
import { lobbyOn, watched } from '../../../forms/form-kit.ts';
import { expectSoon } from '../../../forms/soon.ts';
import { PASSWORD } from '../../../helpers/gateway/verification-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

export interface Seen {
  readonly path: string;
  readonly key: string | null;
  readonly body: string;
}

/** Last path segment of a URL without its query. */
const lastOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** Logged-in member with a record of all requests and a connection that can be interrupted. */
export async function payer(live: TestGateway, username: string, config: Partial<LobbyConfig> = {}, type = 0) {
  const requests: Seen[] = [];
  /** Number of responses to drop, by last path segment. */
  const lost = new Map<string, number>();
  /** Responses to delay, by last path segment. */
  const held = new Map<string, Promise<void>>();
  const recordedFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = lastOf(request.url);
    requests.push({ path, key: request.headers.get('Idempotency-Key'), body: await request.clone().text() });
    const release = held.get(path);
    held.delete(path);
    const response = await fetch(request);
    await release;
    const left = lost.get(path) ?? 0;
    if (left > 0) {
      lost.set(path, left - 1);
      throw new TypeError('the connection was lost');
    }
    return response;
  };
  const { lobby, env } = lobbyOn(live.url, { fetch: recordedFetch, ...config });
  // Sends one request to warm up the gateway, because its first response may take longer than the page's timeout.
  await live.get('/wps/system/settings/consolidated');
  await makeMember(live, username, type);
  const values = { type: 'username', username, password: PASSWORD, mobileNum: '', messageCode: '' } as const;
  await lobby.login(loginBody({ ...values, identifying: '', countryDialingCode: '84' }, false));
  return {
    lobby,
    env,
    requests,
    named: (path: string) => requests.filter(one => one.path === path),
    /** Drops the next responses of a call; the client retries reads automatically. */
    lose: (path: string, times = 1) => void lost.set(path, times),
    /** Delays the next response of a call until the returned function is called. */
    hold(path: string): () => void {
      let release = () => {};
      held.set(path, new Promise(resolve => (release = resolve)));
      return () => release();
    },
  };
}

/** Creates a member with the seeded password and a balance of 10,000 if the member does not exist. */
async function makeMember({ db, now }: TestGateway, user_name: string, type: number): Promise<void> {
  const find = (name: string) =>
    db.selectFrom('members').select('password_hash').where('user_name', '=', name).executeTakeFirst();
  if (await find(user_name)) return;
  const seeded = await find('member0');
  const member = { merchant_code: 'demo', user_name, user_name_folded: user_name, type, created_at: now() };
  const { id } = await db
    .insertInto('members')
    .values({ ...member, password_hash: seeded?.password_hash ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await creditOpening(db, { id, merchant_code: 'demo' }, now());
}

export type Payer = Awaited<ReturnType<typeof payer>>;

/** Deposit form of the member after its payment methods have loaded. */
export async function cashier({ lobby }: Payer) {
  const model = createDeposit(lobby);
  watched(model.$state);
  await expectSoon(() => expect(model.$state.get().offers).toBeDefined());
  return { ...model.actions, state: () => model.$state.get() };
}

/** Creates a promotion with a 20 % bonus, a wagering multiplier of five and a minimum deposit of 100,000. */
export async function addPromo({ db, now }: TestGateway, more: object = {}): Promise<string> {
  const { id } = await db
    .insertInto('deposit_promos')
    .values({
      titles: JSON.stringify({ EN: 'Friday top-up', VI: 'Nạp thứ sáu', PT: 'Recarga' }),
      rules: JSON.stringify({ EN: 'Slots count in full.', VI: 'Tính đủ.', PT: 'Contam por inteiro.' }),
      icon: null,
      percent: '20',
      max_bonus: '500000',
      min_amount: '100000',
      wagering_multiplier: '5',
      starts_at: now() - 1_000,
      ends_at: null,
      once_per_member: true,
      enabled: true,
      position: 1,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
