import { expect, it } from 'vitest';
import { admits, routeFor } from '../../site/src/router/routes.ts';

it.each(['/m/login', '/m/register', '/m/forget'])('LOGIN-11 %s is for visitors and stands alone', path => {
  const route = routeFor(path);
  expect(route.path).toBe(path);
  expect(route.bare).toBe(true);
  expect([admits(route, false), admits(route, true)]).toEqual([true, false]);
});

it('the three screens of the shell are one page, so that going between them reloads nothing', () => {
  const pages = ['/m/login', '/m/register', '/m/forget'].map(path => routeFor(path).page);
  expect(new Set(pages).size).toBe(1);
});

it('PSW-01 the password is for members, home for everybody', () => {
  const route = routeFor('/m/changePsw');
  expect([admits(route, false), admits(route, true)]).toEqual([false, true]);
  expect([admits(routeFor('/m/home'), false), admits(routeFor('/m/home'), true)]).toEqual([true, true]);
});
