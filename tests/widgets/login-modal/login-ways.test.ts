/** Login methods other than name and password: code, trial, providers, and requests of the page. */
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../helpers/eventually.ts';
import { CAPTCHA, flag, KNOWN_NUMBER, type Opened, onGateway, openModal, server, until } from './login-kit.ts';

onGateway();

/** Solves the open puzzle. */
async function solve({ modal, panel }: Opened) {
  await until(() => panel().slide.status === 'ready');
  const row = server.db.selectFrom('slide_puzzles').select('x').orderBy('expires_at', 'desc');
  const { x } = await row.executeTakeFirstOrThrow();
  modal.actions.slide.move(x);
  await modal.actions.slide.drop();
}

const messages = () => server.db.selectFrom('outbox').selectAll().orderBy('id').execute();

describe('login by code', () => {
  it('LOGIN-01 LOGIN-15 SMS-01 SMS-11 a solved puzzle sends a code and the code logs in', async () => {
    const opened = await openModal({ params: { method: 'sms' } });
    const { lobby, modal, panel } = opened;
    await until(() => panel().login.values.type === 'sms');
    expect((await until(() => panel().countries[0])).dialingCode).toMatch(/^\d+$/);
    modal.actions.sendCode();
    expect(panel().login.errors.mobileNum).toMatchObject({ key: 'field.mobile' });
    expect(panel().code).toMatchObject({ phase: 'idle', open: false });
    modal.actions.set('mobileNum', KNOWN_NUMBER);
    modal.actions.sendCode();
    await solve(opened);
    await until(() => panel().code.phase === 'waiting');
    expect(panel().code.open).toBe(true);
    const body = await eventually(async () => (await messages())[0]!.body);
    modal.actions.set('messageCode', /\d{6}/.exec(body)![0]);
    await modal.actions.submit();
    expect(panel()?.login.errors ?? {}).toEqual({});
    expect(lobby.$session.get()?.userName).toBe('member0');
  });

  it('ERR-06 S35 a wrong code sets an error at the code field, and a captcha that was solved does not have to be solved again', async () => {
    const opened = await openModal({ params: { method: 'sms' } });
    const { lobby, modal, panel } = opened;
    await until(() => panel().login.values.type === 'sms');
    await server.advance(120_000);
    const before = (await messages()).length;
    modal.actions.set('mobileNum', KNOWN_NUMBER);
    modal.actions.sendCode();
    await solve(opened);
    await until(() => panel().code.phase === 'waiting');
    const code = /\d{6}/.exec(await eventually(async () => (await messages())[before]!.body))![0];
    const wrong = code === '000000' ? '000001' : '000000';
    modal.actions.set('messageCode', wrong);
    await modal.actions.submit();
    expect(panel().login).toMatchObject({ errors: { messageCode: { key: 'error.code-wrong' } }, failure: null });
    const image = await until(() => panel().captcha.image);
    modal.actions.set('identifying', CAPTCHA);
    await modal.actions.submit();
    expect(panel().login).toMatchObject({
      errors: { messageCode: { key: 'error.code-wrong' } },
      values: { identifying: CAPTCHA },
    });
    expect(panel().captcha.image).toBe(image);
    modal.actions.set('messageCode', code);
    await modal.actions.submit();
    expect(lobby.$session.get()?.userName).toBe('member0');
  });

  it('SMS-07 closing the puzzle sends no code and shows no error', async () => {
    const { modal, panel } = await openModal({ params: { method: 'sms' } });
    await until(() => panel().login.values.type === 'sms');
    const before = (await messages()).length;
    modal.actions.set('mobileNum', '912345678');
    modal.actions.sendCode();
    await until(() => panel().slide.status === 'ready');
    modal.actions.slide.close();
    await until(() => panel().code.phase === 'idle');
    expect(panel()).toMatchObject({ failure: null, login: { errors: {} } });
    expect(await messages()).toHaveLength(before);
  });

  it('SMS-12 a challenge of the host page replaces the puzzle', async () => {
    const challenge = vi.fn(async () => null);
    const { modal, panel } = await openModal({ params: { method: 'sms' }, config: { providers: { challenge } } });
    await until(() => panel().login.values.type === 'sms');
    modal.actions.set('mobileNum', '912345678');
    modal.actions.sendCode();
    await until(() => challenge.mock.calls.length);
    expect(panel().slide.status).toBe('closed');
  });

  it('LOGIN-14 ERR-06 SMS code that the provider rejects shows an error at the code field, and the token of an accepted code is sent', async () => {
    const sent: unknown[] = [];
    const verify = async (typed: string) => {
      if (typed !== '4820') throw new Error('auth/invalid-verification-code');
      return 'id-token';
    };
    const { modal, panel } = await openModal({
      params: { method: 'sms' },
      config: {
        providers: { sms: async () => verify },
        bodyCipher: {
          name: 'spy',
          async seal(_path, body) {
            sent.push(body);
            return null;
          },
        },
      },
    });
    await until(() => panel().login.values.type === 'sms');
    modal.actions.set('mobileNum', '912345678');
    modal.actions.sendCode();
    await until(() => panel().code.open);
    modal.actions.set('messageCode', '1111');
    await modal.actions.submit();
    expect(panel().login.errors).toEqual({ messageCode: { key: 'error.code-wrong' } });
    expect(sent).toEqual([]);
    modal.actions.set('messageCode', '4820');
    await modal.actions.submit();
    expect(sent[0]).toMatchObject({ type: 'firebase', firebaseChannel: 'sms', firebaseIdToken: 'id-token' });
    expect(sent[0]).toMatchObject({ firebaseMobileNo: '912345678', countryDialingCode: '84' });
  });

  it('LOGIN-21 input of a login method is restored when the method is selected again', async () => {
    const { modal, panel } = await openModal();
    modal.actions.set('username', 'member0');
    modal.actions.select('sms');
    await until(() => panel().login.values.type === 'sms');
    modal.actions.set('mobileNum', '912345678');
    modal.actions.select('username');
    await until(() => panel().login.values.type === 'username');
    expect(panel().login.values).toMatchObject({ username: 'member0', mobileNum: '912345678' });
  });
});

describe('trial in the login modal', () => {
  it('LOGIN-06 TRIAL-04 TRIAL-05 REG-20 trial starts after the age confirmation', async () => {
    const { lobby, modal, panel, events } = await openModal();
    expect(panel().offersTrial).toBe(true);
    modal.actions.showTrial();
    expect(panel()).toMatchObject({ screen: 'trial', minimumAge: 18, trial: { values: { ageConfirmed: false } } });
    await modal.actions.startTrial();
    expect(panel().trial.errors.ageConfirmed).toEqual({ key: 'error.age' });
    expect(lobby.$session.get()).toBeNull();
    modal.actions.confirmAge(true);
    await modal.actions.startTrial();
    expect(lobby.$session.get()?.type).toBe(4);
    expect(events.map(([name]) => name)).toEqual(['open', 'login', 'close-request', 'close']);
  });

  it('trial is not offered with the param noTrial', async () => {
    expect((await openModal({ params: { noTrial: true } })).panel().offersTrial).toBe(false);
  });
});

describe('login providers of the login modal', () => {
  const google = () => vi.fn(async () => null);

  it('LOGIN-07 LOGIN-08 a login provider is offered only if its flag is enabled and the host page passes its function', async () => {
    expect((await openModal({ config: { providers: { google: google() } } })).panel().social).toEqual([]);
    await flag('GOOGLELOGIN3', true);
    try {
      const providers = { google: google(), facebook: google() };
      const both = await openModal({ config: { providers } });
      await until(() => both.panel().social.length > 0);
      expect(both.panel().social).toEqual(['google']);
      expect((await openModal()).panel().social).toEqual([]);
      expect((await openModal({ config: { providers }, params: { noSocial: true } })).panel().social).toEqual([]);
    } finally {
      await flag('GOOGLELOGIN3', false);
    }
  });

  it('LOGIN-08 a closed provider dialog leaves the form unchanged', async () => {
    let close: ((value: null) => void) | undefined;
    const dialog = () =>
      new Promise<null>(resolve => {
        close = resolve;
      });
    const { modal, panel, events } = await openModal({ config: { providers: { google: dialog } } });
    modal.actions.set('username', 'member0');
    const done = modal.actions.logInWith('google');
    await until(() => close !== undefined);
    expect(panel().signingBy).toBe('google');
    close?.(null);
    await done;
    expect(panel()).toMatchObject({ signingBy: null, failure: null, login: { values: { username: 'member0' } } });
    expect(events.map(([name]) => name)).toEqual(['open']);
  });

  it('LOGIN-08 a failed provider login is reported above the form', async () => {
    const providers = { google: () => Promise.reject(new Error('popup blocked')) };
    const { modal, panel, events } = await openModal({ config: { providers } });
    await modal.actions.logInWith('google');
    expect(panel().failure?.key).toBe('error.unknown');
    expect(events.at(-1)?.[0]).toBe('login-failed');
  });
});
