import { expect, it } from 'vitest';
import { nextOf, withNext } from '../../../../site/src/features/account/login-path.ts';

it('ROLE-04 login path stores the previous path with query and fragment', () => {
  const path = withNext('/m/login', '/m/changePsw?a=1#end');
  expect(path).toBe('/m/login?next=%2Fm%2FchangePsw%3Fa%3D1%23end');
  expect(nextOf(new URL(path, 'http://site.test').search)).toBe('/m/changePsw?a=1#end');
});

it.each(['/m/home', '/m/login?next=x', '/m/register', null, 'https://evil.example/m/x', '//evil.example/m/x'])(
  'ROLE-04 S11 login path omits the return path for %j',
  from => {
    expect(withNext('/m/login', from)).toBe('/m/login');
  },
);
