// @vitest-environment jsdom
/** Messages of a game page, created as elements without a browser. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../site/gateway/sandbox/games/client/api.ts';
import { createHeader, launchData } from '../../../site/gateway/sandbox/games/client/header.ts';
import { createNews } from '../../../site/gateway/sandbox/games/client/news.ts';
import { selectTexts } from '../../../site/gateway/sandbox/games/client/texts.ts';
import { closedText, errorTextFor } from '../../../site/gateway/sandbox/games/client/view.ts';
import type { ReelsOpened, Ticket } from '../../../site/gateway/sandbox/games/responses.ts';

/** Uncommon time zone, so that displayed times include the zone name. */
const ZONE = 'Asia/Kathmandu';
const texts = selectTexts('EN');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ticket = (of: Partial<Ticket>): Ticket => ({
  id: '1',
  numero: '20261120-0001',
  drawAt: 60_000,
  numbers: ['3', '7'],
  each: '1.00',
  stake: '2.00',
  win: '0.00',
  state: 'waiting',
  special: '',
  ...of,
});

describe('game messages', () => {
  const opened = () => {
    const seen: string[] = [];
    const news = createNews(
      texts,
      amount => `₫${amount}`,
      numero => seen.push(numero),
    );
    const shown = () => [...news.root.querySelectorAll<HTMLElement>('.news:not([hidden])')];
    return { news, seen, shown };
  };

  it('message of a lost ticket shows the drawn number and marks the numbers of the ticket as missed', () => {
    const { news, seen, shown } = opened();
    news.show([ticket({})]);
    expect(shown().map(line => line.textContent)).toEqual([expect.stringContaining(texts.placed)]);
    news.show([ticket({ state: 'lost', special: '41892' })]);
    const [line, ...others] = shown();
    expect(others).toEqual([]);
    expect([line?.className, line?.getAttribute('role')]).toEqual(['news lost', 'status']);
    expect(line?.querySelector('b')?.textContent).toBe('No win this time');
    expect(line?.querySelector('p')?.textContent).toBe('Draw 20261120-0001 · Result 41892');
    expect([...line!.querySelectorAll('.ball')].map(({ className }) => className)).toEqual([
      'ball missed',
      'ball missed',
    ]);
    expect(seen).toEqual(['20261120-0001']);
  });

  it('message shows the winning ticket of a draw instead of a losing ticket of the same draw', () => {
    const { news, shown } = opened();
    news.start('20261120-0001');
    news.show([
      ticket({ id: '2', state: 'lost', numbers: ['5'], special: '41893' }),
      ticket({ state: 'won', win: '9.00', special: '41893' }),
    ]);
    expect(shown().map(line => [line.className, line.querySelector('b')?.textContent])).toEqual([
      ['news won', 'You win ₫9.00'],
    ]);
  });

  it('message omits tickets that lost before the game was opened', () => {
    const { news, seen, shown } = opened();
    news.show([ticket({ state: 'lost', special: '41892' })]);
    expect([shown(), seen]).toEqual([[], []]);
  });
});

describe('demo of a game', () => {
  const game: ReelsOpened = {
    pass: 'secret',
    kind: 'reels',
    name: 'Koi Reef',
    image: '/art/game/1.svg',
    language: 'EN',
    currencySymbol: '₫',
    zone: ZONE,
    balance: '1.00',
    stakes: ['1.00'],
    returnPercent: 94.275,
    pays: [],
    isDemo: true,
    launch: {
      merchant: 'demo',
      vendor: 'BLUEFIN',
      game: 'BLUEFIN-7',
      category: 'FISH',
      language: 'VI',
      currency: 'VND',
      account: 'guest',
    },
  };

  it("header of a demo states that the demo replaces a vendor's game of another family", () => {
    expect(createHeader(game, texts).root.textContent).toContain('A demo replaces this game of the vendor.');
    expect(createHeader({ ...game, isDemo: false }, texts).root.querySelector('.demo')).toBeNull();
  });

  it('launch data lists merchant, vendor, game, category, language, currency and account without the token', () => {
    const root = launchData(game, texts);
    expect([...root.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Merchant',
      'Vendor',
      'Game',
      'Category',
      'Language',
      'Currency',
      'Account',
    ]);
    expect([...root.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'demo',
      'BLUEFIN',
      'BLUEFIN-7',
      'FISH',
      'VI',
      'VND',
      'Free trial',
    ]);
    expect(root.textContent).not.toContain('secret');
  });
});

describe('closed game texts', () => {
  /** First hour of 2031 in this time zone. */
  const at = Date.UTC(2030, 11, 31, 18, 15);

  it('LIMIT-01 I18N-06 limit text shows the reset time with the time zone of the merchant', () => {
    const reached = new CallError('limit.reached', at);
    const text = 'This stake would pass the limit you set yourself. It opens again 1 Jan 2031, 00:00 GMT+5:45.';
    expect(closedText(reached, texts, ZONE)).toBe(text);
    const over = vi.fn();
    expect(errorTextFor(reached, { texts, game: { zone: ZONE }, over })).toBe(text);
    expect(over).not.toHaveBeenCalled();
  });

  it('LIMIT-02 text of an exclusion without an end is shown, and other errors have no text for a closed game', () => {
    expect(closedText(new CallError('excluded', null), texts, ZONE)).toMatch(/^You’re taking a break from play\. /);
    expect(closedText(new CallError('funds.missing'), texts, ZONE)).toBeNull();
  });
});
