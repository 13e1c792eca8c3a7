/** Different input notations are validated and sent in one normalized form. */
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { createForm } from '../../sdk/forms/form.ts';
import { checkLogin, type LoginValues, loginFields } from '../../sdk/protocol/account/login.ts';
import { tidyCode, tidyMobile } from '../../sdk/protocol/account/phone-numbers.ts';
import { fakeEnv } from '../lobby/fake-env.ts';
import { EMPTY_LOGIN, watched } from './form-kit.ts';

const EMPTY_SMS: LoginValues = { ...EMPTY_LOGIN, type: 'sms' };

it('a form validates and sends normalized input and shows the normalized value on blur', async () => {
  const send = vi.fn(async (_: LoginValues) => {});
  const { $state, actions } = createForm<LoginValues>(
    {
      initial: EMPTY_SMS,
      fields: ({ type }) => loginFields(type, false),
      check: values => checkLogin(values, false),
      send,
      tidy: {
        mobileNum: (text, { countryDialingCode }) => tidyMobile(text, countryDialingCode),
        messageCode: tidyCode,
      },
      follows: [atom(null)],
    },
    fakeEnv(),
  );
  watched($state);
  actions.set('mobileNum', '+84 901 000 000');
  actions.set('messageCode', '123 456');
  expect($state.get()).toMatchObject({ valid: true, values: { mobileNum: '+84 901 000 000' } });
  actions.blur('mobileNum');
  expect($state.get().values.mobileNum).toBe('901000000');
  await actions.submit();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ mobileNum: '901000000', messageCode: '123456' });
});
