import { expect, it } from 'vitest';
import { nextOf, withNext } from '../../../../site/src/features/account/login-path.ts';
import { afterLogin } from '../../../../site/src/features/account/return-path.ts';

it('ROLE-04 the login remembers where it was asked for, query and fragment too', () => {
  const path = withNext('/m/login', '/m/changePsw?a=1#end');
  expect(path).toBe('/m/login?next=%2Fm%2FchangePsw%3Fa%3D1%23end');
  expect(nextOf(new URL(path, 'http://site.test').search)).toBe('/m/changePsw?a=1#end');
});

it.each(['/m/home', '/m/login?next=x', '/m/register', null, 'https://evil.example/m/x', '//evil.example/m/x'])(
  'ROLE-04 S11 from %j there is nothing to come back to',
  from => {
    expect(withNext('/m/login', from)).toBe('/m/login');
  },
);

it('LOGIN-18 a first login leads to the password, whatever it was asked for', () => {
  expect(afterLogin({ type: 0, firstTimeLogin: true }, '/m/home?x=1')).toBe('/m/changePsw');
  expect(afterLogin({ type: 0, firstTimeLogin: false }, nextOf('?next=%2Fm%2Fhome%3Fx%3D1'))).toBe('/m/home?x=1');
});
