import { describe, expect, it } from 'vitest';
import { returnPath } from '../../../../site/src/features/account/return-path.ts';

describe('path after a login', () => {
  it.each([
    ['/m/lottery', '/m/lottery'],
    ['/m/lottery?tab=fav#x', '/m/lottery?tab=fav#x'],
    ['/m', '/m'],
    ['/m/a/../lottery', '/m/lottery'],
  ])('ROLE-04 return path %s leads to %s', (from, to) => {
    expect(returnPath(from)).toBe(to);
  });

  it.each([
    null,
    undefined,
    '',
    'm/lottery',
    '/',
    '/monkey',
    '/m/../admin',
    '/m/%2e%2e/admin',
    '//evil.example/m/x',
    '/\\evil.example/m/x',
    '/m//evil.example',
    'https://evil.example/m/x',
    'http://lobby.invalid/m/x',
    'javascript:alert(1)//m/',
    '\t//evil.example/m/',
    '/m/login',
    '/m/login/',
    '/m/register?x=1',
    '/m/forget',
  ])('ROLE-04 S11 return path %j leads to home', from => {
    expect(returnPath(from)).toBe('/m/home');
  });
});
