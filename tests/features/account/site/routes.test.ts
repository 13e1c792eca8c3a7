import { expect, it } from 'vitest';
import { redirectReason } from '../../../../site/src/router/access-redirect.ts';
import { actionOf, routeFor } from '../../../../site/src/router/routes.ts';
import { barsOf } from '../../../../site/src/shared/layout/bars.ts';

const member = { type: 0 };
const ledTo = (path: string) => {
  const action = actionOf(routeFor(path), '');
  return [redirectReason(action, null), redirectReason(action, member)];
};

it.each(['/m/login', '/m/register', '/m/forget'])('LOGIN-11 %s is for visitors and has no header', path => {
  const route = routeFor(path);
  expect(route.path).toBe(path);
  expect(barsOf(path).header).toBeNull();
  expect(ledTo(path)).toEqual([null, 'home']);
});

it('ROUTE-04 login, register and forgot password routes share one page module', () => {
  const pages = ['/m/login', '/m/register', '/m/forget'].map(path => routeFor(path).page);
  expect(new Set(pages).size).toBe(1);
});

it('PSW-01 password page is for members and redirects visitors to home', () => {
  expect(ledTo('/m/changePsw')).toEqual(['login', null]);
  expect(routeFor('/m/changePsw').visitorsGoHome).toBe(true);
  expect(ledTo('/m/home')).toEqual([null, null]);
});
