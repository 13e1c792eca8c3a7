// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createPopups, followLogin, type PopupName } from '../../../site/src/shared/overlays/popups.ts';

afterEach(() => {
  document.body.className = '';
});

const POPUPS = [
  'login',
  'loginModal',
  'download',
  'hotMatch',
  'homeScreen',
  'service',
  'registerSuccess',
  'notice',
  'referral',
  'trial',
] as const;
const DRAWERS = ['sideMenu', 'rightMenu', 'downloadSteps', 'lotteryHistory', 'agent'] as const;

describe('popups of the site', () => {
  it('FRAME-21 each popup has a separate flag that changes only when that popup opens or closes', () => {
    const popups = createPopups();
    const names: readonly PopupName[] = [...POPUPS, ...DRAWERS];
    const open = () => names.filter(name => popups[`$${name}`].get());
    expect(open()).toEqual([]);
    for (const name of names) {
      popups.open(name);
      expect([open(), popups.$anyOpen.get()]).toEqual([[name], true]);
      popups.close(name);
      expect([open(), popups.$anyOpen.get()]).toEqual([[], false]);
    }
  });

  it.each([
    ['sideMenu', 'with-side-menu'],
    ['rightMenu', 'with-right-menu'],
    ['downloadSteps', 'with-download-steps'],
    ['lotteryHistory', 'with-lottery-history'],
    ['agent', 'with-agent'],
  ] as const)('FRAME-20 popup %s sets the container class %s while it is open', (name, mark) => {
    const popups = createPopups();
    popups.open('notice');
    expect(popups.$containerClass.get()).toBe('');
    popups.open(name);
    expect(popups.$containerClass.get()).toBe(mark);
    popups.close(name);
    expect(popups.$containerClass.get()).toBe('');
  });

  it('LOTT-14 closeDrawers closes the drawers and leaves all other popups open', () => {
    const popups = createPopups();
    for (const name of DRAWERS) popups.open(name);
    popups.open('notice');
    popups.closeDrawers();
    expect(popups.$containerClass.get()).toBe('');
    expect(popups.$notice.get()).toBe(true);
  });

  it('FRAME-22 only an open login popup sets the class of the body', () => {
    const popups = createPopups();
    const stop = followLogin(popups, document);
    popups.open('notice');
    popups.open('login');
    expect(document.body.className).toBe('');
    popups.open('loginModal');
    expect(document.body.className).toBe('with-login');
    popups.close('loginModal');
    expect(document.body.className).toBe('');
    stop();
    popups.open('loginModal');
    expect(document.body.className).toBe('');
  });
});
