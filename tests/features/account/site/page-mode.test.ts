// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { pageMode, persistShortcut } from '../../../../site/src/features/account/page-mode.ts';
import { registerChannel } from '../../../../site/src/features/account/registration/registration-body.ts';

const view = (standalone: boolean, lobbykitApp?: boolean) =>
  ({ lobbykitApp, matchMedia: () => ({ matches: standalone }) }) as unknown as Window;

afterEach(() => localStorage.clear());

it('REG-15 REG-16 register channel is APP in the app wrapper, otherwise PWA if standalone, otherwise WEBCLIP or H5', () => {
  const channel = (of: Window) => registerChannel(pageMode(of));
  expect(channel(view(false))).toBe('H5');
  localStorage.setItem('WEBCLIP', '1');
  expect(channel(view(false))).toBe('WEBCLIP');
  expect(channel(view(true))).toBe('PWA');
  expect(channel(view(true, true))).toBe('APP');
});

it('SESS-03 APP-05 a start from the shortcut of the app profile is remembered', () => {
  persistShortcut('?webclip=0&token=1');
  expect(pageMode(view(false)).webclip).toBe(false);
  persistShortcut('?webclip=1');
  expect(pageMode(view(false)).webclip).toBe(true);
});
