import { describe, expect, it } from 'vitest';
import { HOME, type Route, routeFor } from '../../../site/src/router/routes.ts';

const other: Route = { path: '/m/lottery', title: 'page.title', page: () => null };

describe('routes', () => {
  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('ROUTE-01 %s shows home', path => {
    expect(routeFor(path, [HOME, other])).toBe(HOME);
  });

  it.each([
    '/m/nothing-here',
    '/m/home/',
    '/m/HOME',
    '/m/lottery/extra',
    '/somewhere',
    '/m/%E0%A4%A',
    '/m/../home',
    '//m/home',
    '',
  ])('ROUTE-02 %j matches no route and shows home', path => {
    expect(routeFor(path, [HOME, other])).toBe(HOME);
  });

  it('routeFor returns the route of a known address', () => {
    expect(routeFor('/m/lottery', [HOME, other])).toBe(other);
  });
});
