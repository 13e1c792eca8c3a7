import { expect, it } from 'vitest';
import { afterLogin } from '../../../../site/src/features/account/after-login.ts';
import { nextOf } from '../../../../site/src/features/account/login-path.ts';

it('LOGIN-18 login leads home or to the return path, and a first login leads to the password page in any case', () => {
  expect(afterLogin({ type: 0, firstTimeLogin: true }, '/m/lottery')).toBe('/m/changePsw');
  expect(afterLogin({ type: 0, firstTimeLogin: false }, '/m/lottery')).toBe('/m/lottery');
  expect(afterLogin({ type: 0 })).toBe('/m/home');
  expect(afterLogin({ type: 0, firstTimeLogin: true }, '/m/home?x=1')).toBe('/m/changePsw');
  expect(afterLogin({ type: 0, firstTimeLogin: false }, nextOf('?next=%2Fm%2Fhome%3Fx%3D1'))).toBe('/m/home?x=1');
});

it('TRIAL-02 login of a trial account leads to home regardless of the return path', () => {
  expect(afterLogin({ type: 4 }, '/m/lottery')).toBe('/m/home');
  expect(afterLogin({ type: 40 }, '/m/lottery')).toBe('/m/lottery');
});
