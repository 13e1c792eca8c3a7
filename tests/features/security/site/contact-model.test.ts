/** Email and phone verification on the real gateway: sent codes, wrong codes and the displayed state. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContactKind, createContact } from '../../../../site/src/features/security/contacts/contact-model.ts';
import { watched } from '../../../forms/form-kit.ts';
import { PASSWORD } from '../../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { type Payer, payer } from '../../deposits/site/deposit-kit.ts';

let live: TestGateway;
beforeAll(async () => {
  live = await gateway();
});
afterAll(() => live.stop());

/** Waits for the latest code sent to a mail address or number, because the message is written after the response. */
async function codeTo(recipient: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const notifications = await live.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .execute();
    const code = notifications.map(({ body }) => /^(\d{6}) /.exec(body)?.[1]).find(Boolean);
    if (code) return code;
    await new Promise(resolve => setTimeout(resolve, 25));
  }
  throw new Error(`no code came to ${recipient}`);
}

function opened({ lobby }: Payer, kind: ContactKind) {
  const model = createContact(lobby, kind);
  watched(model.$state);
  return { ...model.actions, state: () => model.$state.get() };
}
const mail = (value: string) => ({ value, dialingCode: '' });

describe('contact verification', () => {
  it('SAFE-02 email is set with its code and the password and is shown masked for the member', async () => {
    const actor = await payer(live, 'binder1');
    const off = actor.lobby.$member.listen(() => {});
    const { state, sendCode, bind } = opened(actor, 'email');
    const email = mail(' binder1@example.com ');
    expect(await sendCode(email)).toBe(true);
    expect(state().sent?.to).toBe('b***@example.com');
    expect(state().sent?.nextTime).toBeGreaterThan(live.now());
    const code = await codeTo('binder1@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await bind(email, { verificationCode: wrong, password: PASSWORD })).toBe(false);
    // The code is still valid, so the member does not need another code.
    expect([state().actionError?.code, state().sent?.to]).toEqual(['code.wrong', 'b***@example.com']);
    expect(await bind(email, { verificationCode: code, password: PASSWORD })).toBe(true);
    expect(state()).toEqual({ sent: null, sentOld: null, busy: false, actionError: null });
    expect(actor.lobby.$member.get().data?.email).toBe('b***@example.com');
    off();
  });

  it('SAFE-02 code in flight is not shown as sent after the mail address has changed', async () => {
    const actor = await payer(live, 'binder9');
    const { state, sendCode, retype } = opened(actor, 'email');
    const release = actor.hold('code');
    const sending = sendCode(mail('first9@example.com'));
    await codeTo('first9@example.com');
    retype();
    release();
    expect(await sending).toBe(true);
    expect(state()).toEqual({ sent: null, sentOld: null, busy: false, actionError: null });
  });

  it('SAFE-02 email is changed immediately with the code to the previous email', async () => {
    const actor = await payer(live, 'binder2');
    const { state, sendCode, sendOldCode, bind, retype } = opened(actor, 'email');
    const [first, second] = [mail('first2@example.com'), mail('second2@example.com')];
    await sendCode(first);
    expect(await bind(first, { verificationCode: await codeTo(first.value), password: PASSWORD })).toBe(true);
    await live.advance(61_000);
    await sendCode(second);
    expect(await sendOldCode()).toBe(true);
    expect([state().sent?.to, state().sentOld?.to]).toEqual(['s***@example.com', 'f***@example.com']);
    retype();
    expect([state().sent, state().sentOld?.to]).toEqual([null, 'f***@example.com']);
    const [verificationCode, oldCode] = [await codeTo(second.value), await codeTo(first.value)];
    expect(await bind(second, { verificationCode, oldCode })).toBe(true);
    const { email } = await live.db
      .selectFrom('members')
      .select('email')
      .where('user_name', '=', 'binder2')
      .executeTakeFirstOrThrow();
    expect(email).toBe(second.value);
  });

  it('SAFE-02 phone number requires a country and an invalid number is rejected before a code is sent', async () => {
    const actor = await payer(live, 'binder3');
    const { state, sendCode, bind } = opened(actor, 'mobile');
    expect(await sendCode({ value: '12', dialingCode: '84' })).toBe(false);
    expect([state().sent, state().busy, state().actionError?.kind]).toEqual([null, false, 'api']);
    const number = { value: ' 912345003 ', dialingCode: '84' };
    expect(await sendCode(number)).toBe(true);
    const verificationCode = await codeTo('+84 912345003');
    expect(await bind(number, { verificationCode, password: PASSWORD })).toBe(true);
  });
});
