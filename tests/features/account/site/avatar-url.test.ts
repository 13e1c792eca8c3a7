import { describe, expect, it } from 'vitest';
import { avatarUrl } from '../../../../site/src/features/account/profile/avatar-url.ts';

describe('avatar URL', () => {
  it.each([
    ['CUSTOM', 'https://x.example/a.jpg', 'https://x.example/a.jpg'],
    ['STATIC', 'fox', 'https://cdn.example/pic/fox.png'],
    ['STATIC', `${'a'.repeat(60)}_-09`, `https://cdn.example/pic/${'a'.repeat(60)}_-09.png`],
    ['STATIC', '..', null],
    ['STATIC', 'a/b', null],
    ['STATIC', 'a%2fb', null],
    ['STATIC', '//host', null],
    ['STATIC', 'a'.repeat(65), null],
    ['STATIC', 'x y', null],
    ['STATIC', '', null],
    ['CUSTOM', '', null],
    ['OTHER', 'fox', null],
  ])('MEMBER-01 S9 avatarUrl resolves type %s and avatar %s', (type, avatar, url) => {
    expect(avatarUrl(type, avatar, 'https://cdn.example/pic/')).toBe(url);
    expect(avatarUrl(type, avatar, 'https://cdn.example/pic')).toBe(url);
  });
});
