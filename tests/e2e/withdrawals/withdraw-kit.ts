/** Members who can withdraw immediately. */
import { randomUUID } from 'node:crypto';
import { toUnits } from '../../../sdk/protocol/domain.ts';
import {
  addBankCard,
  bankCards,
  type Endpoint,
  login,
  setPaymentPassword,
  withdraw,
} from '../../../sdk/protocol/wire.ts';
import { creditOpening } from '../../../site/gateway/ledger/posting.ts';
import { credit } from '../../helpers/credit.ts';
import { expect, makeMember, PASSWORD } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';

export const PIN = '204817';

/** Creates a member with a balance of 100,000, but without card and withdrawal password. */
export async function funded(gateway: MovableGateway) {
  const name = await makeMember(gateway);
  const members = gateway.db.selectFrom('members').select('id').where('user_name', '=', name);
  const { id } = await members.executeTakeFirstOrThrow();
  await creditOpening(gateway.db, { id, merchant_code: 'demo' }, gateway.now());
  await credit(gateway.db, id, toUnits('90000'), gateway.now());
  return { id, name };
}

/**
 * Creates a member with a balance of 100,000, a withdrawal password and a card; `call` sends calls like a page of the
 * member.
 */
export async function withdrawer(gateway: MovableGateway) {
  const { id, name } = await funded(gateway);
  let token = '';
  const call = async <T>({ method, path, moduleId }: Endpoint, body?: object): Promise<T> => {
    const headers = {
      ModuleId: moduleId,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const response = await fetch(gateway.url + path, { method, headers, body: JSON.stringify(body) });
    const { success, errorCode, value } = await response.json();
    expect([success, errorCode]).toEqual([true, undefined]);
    return value;
  };
  token = (await call<{ token: string }>(login, { type: 'username', username: name, password: PASSWORD })).token;
  await call(setPaymentPassword, { paymentPassword: PIN, password: PASSWORD });
  const card = { bankId: 'HARBOUR', accountNo: '4539148803436467', payeeName: 'Nguyen Minh Anh' };
  await call(addBankCard, { ...card, paymentPassword: PIN });
  return { id, name, call };
}

/** Requests a withdrawal to the member's card; returns its order number. */
export async function request({ call }: Awaited<ReturnType<typeof withdrawer>>, amount: string): Promise<string> {
  const [card] = await call<{ cardId: string }[]>(bankCards);
  const body = { cardId: String(card?.cardId), amount, paymentPassword: PIN };
  return (await call<{ orderNo: string }>(withdraw, body)).orderNo;
}
