/** Board rendered by React: visible content, accessibility, and events of the host. */
import { fireEvent, screen, within } from '@testing-library/react';
import { HOT_GROUP } from 'lobbykit/domain';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LotteryBoard } from '../../../sdk/widgets/lottery-board/react.tsx';
import { game, lobbyWith, menuOf, renderOn, startSession } from '../../react/page.tsx';
import { arrive, card, controlTime, names, pass, show, time } from './board.tsx';

controlTime();

describe('lottery card', () => {
  it('COUNT-01 COUNT-08 card shows --:--:-- for a lottery that is not on sale', async () => {
    await show([game(1, { isSale: false })]);
    expect(time('Lottery 1').textContent).toBe('--:--:--');
    expect(card('Lottery 1').dataset.phase).toBe('off');
    expect(card('Lottery 1').textContent).toContain('Not on sale');
  });

  it('COUNT-09 card counts down to the close of sale, lockTime before the draw', async () => {
    await show([game(1, { remainTime: 3_600_000, lockTime: 60 })]);
    expect(time('Lottery 1').textContent).toMatch(/^0:(59:00|58:59)$/);
  });

  it('COUNT-04 countdown updates its text every second without rendering', async () => {
    await show([game(1)]);
    const before = time('Lottery 1').textContent;
    const node = time('Lottery 1').firstChild;
    await pass(1_000);
    expect(time('Lottery 1').textContent).not.toBe(before);
    expect(time('Lottery 1').firstChild).toBe(node);
  });

  it('COUNT-07 card is marked as ending soon only in the last 6 s', async () => {
    await show([game(1, { remainTime: 67_500, lockTime: 60 })]);
    expect(card('Lottery 1').dataset.endingSoon).toBeUndefined();
    await pass(2_000);
    expect(card('Lottery 1').dataset.endingSoon).toBe('');
    expect(time('Lottery 1').getAttribute('part')).toContain('countdown-near');
    expect(card('Lottery 1').textContent).toContain('Closing');
  });

  it('COUNT-10 card is highlighted while the sale closes within 24 hours', async () => {
    const day = 86_400_000;
    await show([game(1, { remainTime: day + 59_000 }), game(2, { remainTime: day + 62_000 })]);
    expect(card('Lottery 1').dataset.highlight).toBe('');
    expect(card('Lottery 2').dataset.highlight).toBeUndefined();
  });

  it('COUNT-09 card distinguishes close of sale, draw and result', async () => {
    await show([game(1, { remainTime: 70_000, lockTime: 60 })]);
    expect(card('Lottery 1').textContent).toContain('Closes in');
    await pass(11_000);
    expect(card('Lottery 1').textContent).toContain('Closed. Draw in');
    expect(time('Lottery 1').textContent).toMatch(/^0:00:5\d$/);
    await pass(60_000);
    expect(card('Lottery 1').textContent).toContain('Awaiting result');
    expect(time('Lottery 1').textContent).toBe('--:--:--');
  });

  it('LOTT-19 LOTT-20 card shows the last numbers by prize level with leading zeros', async () => {
    await show([game(1, { previousWinningNumber: '00213~08030' })]);
    expect(within(card('Lottery 1')).getByRole('img', { name: 'Special prize 0 0 2 1 3' })).toBeTruthy();
    expect(card('Lottery 1').textContent).toContain('G108030');
  });

  it('countdown has an accessible name and is not a live region', async () => {
    await show([game(1)]);
    expect(time('Lottery 1').closest('[aria-live]')).toBeNull();
    expect(time('Lottery 1').getAttribute('aria-label')).toBe('Lottery 1: Closes in');
  });
});

describe('board tabs', () => {
  it('LIST-06 tabs are all, hot, fav and recent', async () => {
    await show([game(1)]);
    // Waits for the code of the tabs, which is a lazy chunk that loads after the first paint.
    await arrive();
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['All', 'Hot', 'Favorites', 'Recent']);
  });
});

describe('lottery list', () => {
  it('LOTT-06 FAV-03 favorite button moves its lottery to the front and stores the favorite as LOTTFAV', async () => {
    startSession();
    await show([game(1), game(2), game(3)]);
    expect(names()).toEqual(['Lottery 1', 'Lottery 2', 'Lottery 3']);
    fireEvent.click(screen.getByRole('button', { name: 'Favorite: Lottery 3' }));
    await arrive();
    expect(names()).toEqual(['Lottery 3', 'Lottery 1', 'Lottery 2']);
    expect(screen.getByRole('button', { name: 'Favorite: Lottery 3' }).getAttribute('aria-pressed')).toBe('true');
    expect(JSON.parse(localStorage.getItem('LOTTFAV')!)).toEqual({ ann: ['3'] });
  });

  it('favorites tab moves the focus from a removed favorite to the next one, or to other content if none is left', async () => {
    startSession();
    localStorage.setItem('LOTTFAV', JSON.stringify({ ann: ['1', '2', '3'] }));
    const { container } = await show([game(1), game(2), game(3)], { tab: 'fav' });
    const drop = async (name: string) => {
      const button = screen.getByRole('button', { name: `Favorite: ${name}` });
      button.focus();
      // The code for the focus loads with the first focus.
      await arrive();
      fireEvent.click(button);
      await arrive();
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(await drop('Lottery 2')).toBe('Favorite: Lottery 3');
    expect(await drop('Lottery 3')).toBe('Favorite: Lottery 1');
    await drop('Lottery 1');
    expect(container.querySelector('article')).toBeNull();
    expect(container.querySelector(':focus')).not.toBeNull();
  });

  it('LOTT-08 LOTT-09 schedule has seven days and marks the selected lottery', async () => {
    await show([game(1), game(2, { remainTime: 7_200_000, drawDayOfWeek: '6' })], { layout: 'schedule' });
    const week = screen.getByRole('list', { name: 'Draws of the week' });
    expect(within(week).getAllByRole('listitem')).toHaveLength(7);
    fireEvent.click(within(week).getByRole('button', { name: 'L2 Lottery 2, Friday' }));
    await pass(20);
    expect(within(week).getByRole('button', { name: 'L2 Lottery 2, Friday', pressed: true })).toBeTruthy();
    expect(names()).toEqual(['Lottery 2']);
  });

  it('LOTT-22 rows of the schedule show day and time of the draw and label the last number as special prize', async () => {
    await show([game(1)], { layout: 'rows' });
    expect(card('Lottery 1').className).toContain('lk-row');
    await pass(1_000);
    expect(card('Lottery 1').textContent).toMatch(/(Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d\d:\d\d/);
    expect(card('Lottery 1').textContent).toContain('Special 60213');
  });

  it('board labels sandbox data with a text', async () => {
    await show([game(1)]);
    expect(screen.getByText('Play money · sandbox results')).toBeTruthy();
  });

  it('favorites tab requests a login from a visitor, and the previously selected tab remains selected', async () => {
    const onLoginRequest = vi.fn(event => event.preventDefault());
    await show([game(1)], { onLoginRequest });
    fireEvent.click(screen.getByRole('tab', { name: 'Favorites' }));
    expect(onLoginRequest.mock.calls[0]?.[0].detail.reason).toBe('favorite');
    expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
  });

  it('LOTT-01 LOTT-31 hot group from the server is listed among the selectable groups', async () => {
    const hot = { tag: HOT_GROUP, labelName: 'Hot lotteries', gameMenus: [game(2)] };
    await show([], {}, { game_menu: [hot, ...menuOf(game(1), game(2))] });
    await pass(100);
    const groups = within(screen.getByRole('group', { name: 'Groups' }));
    expect(groups.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Hot lotteries',
      'North',
    ]);
    fireEvent.click(groups.getByRole('button', { name: 'Hot lotteries' }));
    await pass(20);
    expect(groups.getByRole('button', { pressed: true }).textContent).toBe('Hot lotteries');
    expect(names()).toEqual(['Lottery 2']);
  });

  it('an empty group offers a button that shows all lotteries', async () => {
    const groups = [...menuOf(game(1)), { tag: 'vietnam_mt', labelName: 'Central', gameMenus: [] }];
    await show([], {}, { game_menu: groups });
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Central' }));
    await pass(20);
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await pass(20);
    expect(names()).toEqual(['Lottery 1']);
  });
});

describe('host customization', () => {
  it('host page can set class names, a style and a heading', async () => {
    await show([game(1)], {
      className: 'mine',
      classNames: { card: 'my-card' },
      heading: <h2>Tonight</h2>,
      style: { maxWidth: 400 },
    });
    expect(card('Lottery 1').className.split(' ')).toEqual(expect.arrayContaining(['lk-card', 'my-card']));
    expect(screen.getByRole('heading', { name: 'Tonight' })).toBeTruthy();
    const root = screen.getByRole('region', { name: 'Lottery' });
    expect(root.className).toBe('lk lk-lottery-board mine lk-base');
    expect(root.style.maxWidth).toBe('400px');
  });

  it('onReady is called once, also in StrictMode', async () => {
    const onReady = vi.fn();
    const lobby = lobbyWith({ game_menu: menuOf(game(1)) });
    renderOn(lobby, <StrictMode>{<LotteryBoard onReady={onReady} />}</StrictMode>);
    await arrive();
    expect(names()).toEqual(['Lottery 1']);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('ERR-17 a failure calls onError, and the board offers a retry', async () => {
    const onError = vi.fn();
    await show([], { onError }, { game_menu: () => new Response('<html>', { status: 200 }) });
    await pass(30_000);
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load draw times');
    expect(onError.mock.calls[0]?.[0].detail).toMatchObject({ kind: 'invalid-response', lobby: 'default' });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
