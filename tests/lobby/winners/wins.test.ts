/** Wins of a lobby are fetched once for all boards. */
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { winsOf } from '../../../sdk/lobby/winners/wins.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lobby with only a language and calls. */
function lobbyOf(language = 'EN') {
  const requests: string[] = [];
  const $language = atom(language);
  const call = async (_: unknown, { query }: { query: Record<string, unknown> }) => {
    requests.push(Object.values(query).join(' '));
    const vo = { customerName: 'lu***c', winAmount: '690.00' };
    return { value: { list: [{ vo }] }, sandbox: true, serverTime: 7 };
  };
  return { requests, $language, lobby: { $language, call: call as never } };
}

it('R2 R10 boards with equal category and size share one request, and any other board sends a separate request', async () => {
  const { lobby, requests } = lobbyOf();
  const expected = [
    ['ALL', 20],
    ['ALL', 20],
    ['RNG', 20],
    ['ALL', 5],
  ] as const;
  const offs = expected.map(([category, limit]) => winsOf(lobby, category, limit).$wins.listen(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual(['ALL EN 20', 'RNG EN 20', 'ALL EN 5']);
  const data = { sandbox: true, winners: [{ name: 'lu***c' }] };
  expect(winsOf(lobby, 'ALL', 20).$wins.get()).toMatchObject({ at: 7, data });
  for (const off of offs) off();
});

it('R2 a board mounted within 1 s after the removal of another board sends no request, and a later board refetches', async () => {
  const { lobby, requests } = lobbyOf();
  const listen = () => winsOf(lobby, 'ALL', 20).$wins.listen(() => {});
  listen()();
  await vi.advanceTimersByTimeAsync(500);
  const off = listen();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(1);
  off();
  await vi.advanceTimersByTimeAsync(2_000);
  listen()();
  expect(requests).toHaveLength(2);
});

it('WIN-03 I18N-03 an element with a separate language fetches in that language and refetches when that language changes', async () => {
  const { lobby, requests, $language } = lobbyOf();
  const own = { ...lobby, $language: atom('VI') };
  const offs = [lobby, own].map(one => winsOf(one, 'ALL', 20).$wins.listen(() => {}));
  $language.set('PT');
  await vi.advanceTimersByTimeAsync(300);
  expect(requests).toEqual(['ALL EN 20', 'ALL VI 20', 'ALL PT 20']);
  for (const off of offs) off();
});

it('EMBED-16 R2 an element shows the wins in the lobby language and refetches when its own language changes', async () => {
  const { lobby, requests } = lobbyOf();
  const off = winsOf(lobby, 'ALL', 20).$wins.listen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const $language = atom('EN');
  const { $wins } = winsOf({ ...lobby, $language }, 'ALL', 20);
  const shown: unknown[] = [];
  const offOwn = $wins.subscribe(({ data }) => shown.push(data?.winners[0]?.name));
  expect(shown).toEqual(['lu***c']);
  expect(requests).toEqual(['ALL EN 20']);
  $language.set('VI');
  await vi.advanceTimersByTimeAsync(300);
  expect(requests).toEqual(['ALL EN 20', 'ALL VI 20']);
  expect(new Set(shown)).toEqual(new Set(['lu***c']));
  for (const end of [off, offOwn]) end();
});
