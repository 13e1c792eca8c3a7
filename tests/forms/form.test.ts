import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../sdk/client/errors.ts';
import { createForm, type FormOptions } from '../../sdk/forms/form.ts';
import { errorsOf, type RuleSettings } from '../../sdk/protocol/account/field-rules.ts';
import { checkLogin, type LoginValues, loginFields } from '../../sdk/protocol/account/login.ts';
import { checkConfirmPassword } from '../../sdk/protocol/account/password.ts';
import { fakeEnv } from '../lobby/fake-env.ts';
import { EMPTY_LOGIN, watched } from './form-kit.ts';

const GOOD = { ...EMPTY_LOGIN, username: 'lan88', password: 'secret12' };

function loginForm(more: Partial<FormOptions<LoginValues>> = {}) {
  const env = fakeEnv();
  const send = vi.fn(async (_: LoginValues) => {});
  const form = createForm<LoginValues>(
    {
      initial: EMPTY_LOGIN,
      fields: ({ type }) => loginFields(type, false),
      check: values => checkLogin(values, false),
      send,
      trim: ['username'],
      errorFields: { 'code.wrong': 'messageCode', 'login.failed': 'password' },
      ...more,
    },
    env,
  );
  watched(form.$state);
  return { ...form.actions, state: () => form.$state.get(), $state: form.$state, send, env };
}

describe('validation errors of a form', () => {
  it('a form starts with its initial values and no errors', () => {
    const { state } = loginForm();
    expect(state()).toEqual({
      values: EMPTY_LOGIN,
      errors: {},
      valid: false,
      submitting: false,
      failure: null,
      focus: null,
    });
  });

  it('VALID-03 a field shows its error on blur and clears the error while it is corrected', () => {
    const { set, blur, state } = loginForm();
    set('username', 'la');
    expect(state().errors).toEqual({});
    blur('username');
    expect(state().errors).toEqual({ username: { key: 'field.account' } });
    set('username', 'lan8');
    expect(state().errors).toEqual({});
  });

  it('LOGIN-23 user name is trimmed on blur and on submit', async () => {
    const { set, blur, submit, send, state } = loginForm();
    set('username', ' lan88 ');
    expect(state().values.username).toBe(' lan88 ');
    blur('username');
    expect(state().values.username).toBe('lan88');
    set('username', 'lan88  ');
    set('password', ' secret ');
    await submit();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ username: 'lan88', password: ' secret ' });
  });

  it('VALID-04 an invalid submit focuses the first invalid field each time and sends no request', async () => {
    const { set, submit, send, state } = loginForm();
    expect(await submit()).toBe(false);
    expect(state().focus).toEqual({ field: 'username', turn: 1 });
    expect(Object.keys(state().errors)).toEqual(['username', 'password']);
    set('username', 'lan88');
    await submit();
    await submit();
    expect(state().focus).toEqual({ field: 'password', turn: 3 });
    expect(send).not.toHaveBeenCalled();
  });

  it('LOGIN-24 a field that is not visible is not validated', async () => {
    const { put, submit, send } = loginForm();
    put({ type: 'sms', mobileNum: '912345678', messageCode: '1234' });
    expect(await submit()).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });

  it('VALID-08 editing the password validates the confirm field again', () => {
    const form = createForm({
      initial: { password: '', confirmPassword: '' },
      fields: () => ['password', 'confirmPassword'],
      check: ({ password, confirmPassword }) =>
        errorsOf({ confirmPassword: checkConfirmPassword(password, confirmPassword) }),
      send: async () => {},
    });
    watched(form.$state);
    form.actions.set('password', 'secret12');
    form.actions.set('confirmPassword', 'secret12');
    form.actions.blur('confirmPassword');
    expect(form.$state.get().errors).toEqual({});
    form.actions.set('password', 'secret13');
    expect(form.$state.get().errors).toEqual({ confirmPassword: { key: 'in_confirmation_correct' } });
  });

  it('FORGOT-09 a form is valid only if all fields are valid, touched or not', () => {
    const { put, set, state } = loginForm();
    put({ username: 'lan88', password: 'secret12' });
    expect(state()).toMatchObject({ valid: true, errors: {} });
    set('password', '');
    expect(state().valid).toBe(false);
  });

  it('SMS-11 verify() of a form validates only the named fields', () => {
    const { put, verify, state } = loginForm();
    put({ username: 'lan88' });
    expect(verify('username')).toBe(true);
    expect(state()).toMatchObject({ errors: {}, focus: null });
    expect(verify('username', 'password')).toBe(false);
    expect(state()).toMatchObject({ errors: { password: { key: 'field.password' } }, focus: { field: 'password' } });
  });

  it('a field marked as invalid remains invalid until edited, and each marking focuses the field again', () => {
    const { blame, set, state } = loginForm();
    blame('username', { key: 'invitation_code_error' });
    blame('username', { key: 'invitation_code_error' });
    expect(state()).toMatchObject({ errors: { username: { key: 'invitation_code_error' } }, focus: { turn: 2 } });
    set('username', 'l');
    expect(state().errors).toEqual({});
  });

  it('LOGIN-22 a form is validated again 200 ms after the last language change', async () => {
    const $rules = atom<RuleSettings>(new Map());
    const { set, blur, state, env } = loginForm({
      check: values => checkLogin(values, false, $rules.get()),
      follows: [$rules],
    });
    set('username', 'lan');
    blur('username');
    const texts = (message: string) => new Map([['loginUsername', { pattern: '^x$', message }]]);
    $rules.set(texts('Sai'));
    await env.advance(150);
    $rules.set(texts('Sai rồi'));
    await env.advance(199);
    expect(state().errors.username).toEqual({ key: 'field.account' });
    await env.advance(1);
    expect(state().errors.username).toEqual({ key: 'field.account', text: 'Sai rồi' });
  });
});

describe('form submission', () => {
  it('a form is submitting until the response and ignores a second submit', async () => {
    let respond = () => {};
    const { put, submit, state, send } = loginForm({
      send: () =>
        new Promise(resolve => {
          respond = resolve;
        }),
    });
    put(GOOD);
    const first = submit();
    expect(state().submitting).toBe(true);
    expect(await submit()).toBe(false);
    respond();
    expect(await first).toBe(true);
    expect(state()).toMatchObject({ submitting: false, failure: null });
    expect(send).not.toHaveBeenCalled();
  });

  const refusing = (...reasons: readonly Error[]) => {
    const left = [...reasons];
    return async () => {
      const reason = left.shift();
      if (reason) throw reason;
    };
  };

  it('R9 a failed submit preserves all input and the next attempt clears the failure', async () => {
    const { put, submit, state } = loginForm({ send: refusing(failure('offline', 'error.connection')) });
    put(GOOD);
    expect(await submit()).toBe(false);
    expect(state()).toMatchObject({ values: GOOD, submitting: false, failure: { messageKey: 'error.connection' } });
    expect(await submit()).toBe(true);
    expect(state().failure).toBeNull();
  });

  it('VALID-03 field errors of input.invalid show the texts of the operator', async () => {
    const fields = { username: 'Taken by a bot', shoeSize: 'unknown' };
    const rejected = failure('http', 'error.input', { code: 'input.invalid', data: { fields } });
    const { put, submit, state } = loginForm({ send: refusing(rejected) });
    put(GOOD);
    await submit();
    expect(state().errors).toEqual({ username: { key: 'field.format', text: 'Taken by a bot' } });
    expect(state()).toMatchObject({
      failure: null,
      focus: { field: 'username' },
    });
  });

  it('ERR-06 an error code of a visible field is shown at that field', async () => {
    const wrong = failure('api', 'error.code-wrong', { code: 'code.wrong' });
    const { put, submit, state } = loginForm({ send: refusing(wrong, wrong) });
    put({ ...GOOD, type: 'sms', mobileNum: '912345678', messageCode: '1234' });
    await submit();
    expect(state()).toMatchObject({ errors: { messageCode: { key: 'error.code-wrong' } }, failure: null });
    put({ type: 'username' });
    await submit();
    expect(state()).toMatchObject({ errors: {}, failure: { code: 'code.wrong' } });
  });

  it.each([
    ['no fields', undefined],
    ['fields that are none', { fields: 'username' }],
    ['fields of another form', { fields: { shoeSize: 'x' } }],
    ['a name of Object.prototype', { fields: { constructor: 'x' } }],
  ])('R13 input.invalid with %s is shown as an error of the whole form', async (_, data) => {
    const { put, submit, state } = loginForm({
      send: refusing(failure('http', 'error.input', { code: 'input.invalid', data })),
    });
    put(GOOD);
    await submit();
    expect(state()).toMatchObject({ errors: {}, failure: { code: 'input.invalid' } });
  });

  it('ERR-07 any thrown error is shown as a failure with a text', async () => {
    const { put, submit, state } = loginForm({ send: refusing(new TypeError('boom')) });
    put(GOOD);
    await submit();
    expect(state().failure?.messageKey).toBe('error.unknown');
  });

  it('reset restores the initial values', async () => {
    const { put, submit, reset, state } = loginForm();
    put({ username: 'x' });
    await submit();
    reset();
    expect(state()).toMatchObject({ values: EMPTY_LOGIN, errors: {}, focus: null });
  });
});
