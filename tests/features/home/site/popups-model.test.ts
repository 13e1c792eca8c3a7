/** Sequence of the popups on home, with simulated announcements. */
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { commonStore } from '../../../../sdk/lobby/content/common-store.ts';
import type { Lobby } from '../../../../sdk/lobby/types.ts';
import { createHomePopups, type HomePopups } from '../../../../site/src/features/home/popups/popups-model.ts';
import { createPopupQueue } from '../../../../site/src/shared/overlays/popup-queue.ts';
import { createPopups, type Popups } from '../../../../site/src/shared/overlays/popups.ts';
import { createToasts, type Toasts } from '../../../../site/src/shared/overlays/toasts.ts';
import { NEXT_POPUP_MS } from '../../../../site/src/shared/time/durations.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { lobbyOnGames } from '../../../widgets/game-grid/game-server.ts';

let lobby: Lobby;
let popups: Popups;
let toasts: Toasts;
let model: HomePopups;
let stored: Map<string, string>;
let announcements: { readonly popup: unknown[]; readonly player: unknown[] };

// Preloads the lazy modules before the tests measure waiting times.
beforeAll(() => import('../../../../sdk/client/ky-client.lazy.ts'));
beforeEach(() => {
  announcements = { popup: [{ id: 1, title: 'Hello' }], player: [{ id: 2, title: 'News' }] };
  const respond = async () => Response.json({ success: true, value: { ...announcements, banners: [], hot: [] } });
  lobby = lobbyOnGames(() => 0, { fetch: respond as typeof fetch }).lobby;
  popups = createPopups();
  toasts = createToasts();
  stored = new Map();
  model = createHomePopups(lobby, popups, createPopupQueue(popups, toasts), {
    readSession: key => stored.get(key) ?? null,
    writeSession: (key, value) => void stored.set(key, value),
  });
});
afterEach(() => lobby.dispose());

const logIn = () =>
  lobby.fact('login', { session: { token: 't', merchantCode: 'demo', userName: 'ann', type: 0 }, lobby: lobby.name });
/** Retries an expectation for as long as a busy machine may require. */
const soon = (holds: () => void) => eventually(holds);
const open = () => [popups.$login.get() && 'login', popups.$notice.get() && 'notice'].filter(Boolean);

it('HOME-10 HOME-11 home opens the notice popup once and stores the opened state', async () => {
  const stop = model.enter();
  expect(open()).toEqual([]);
  await soon(() => expect(open()).toEqual(['notice']));
  expect([...stored]).toEqual([['NOTICE_POP', '1']]);
  stop();
  expect(open()).toEqual([]);
  model.enter()();
  expect(open()).toEqual([]);
});

it('HOME-10 HOME-12 home opens one login popup after a login on another page', async () => {
  const off = model.follow();
  logIn();
  const stop = model.enter();
  await soon(() => expect(open()).toEqual(['login']));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  popups.close('login');
  vi.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
  stop();
  model.enter()();
  expect(open()).toEqual([]);
  off();
});

it('HOME-10 HOME-12 home opens no popup that the member has read', async () => {
  announcements = { popup: [{ id: 1, title: 'Hello', read: true }], player: [{ id: 2, title: 'News', read: true }] };
  const off = model.follow();
  logIn();
  const stop = model.enter();
  await soon(() => expect(commonStore(lobby).$announcements.get().data?.popups).toHaveLength(1));
  expect([...open(), stored.size]).toEqual([0]);
  stop();
  off();
});

it.each(['logout', 'session-expired'] as const)(
  'HOME-10 SESS-13 ended session with cleared storage opens no popup: %s',
  async end => {
    const off = model.follow();
    logIn();
    stored.clear();
    lobby.fact(end, { lobby: lobby.name });
    const stop = model.enter();
    await soon(() => expect(commonStore(lobby).$announcements.get().data).toBeDefined());
    expect(open()).toEqual([]);
    stop();
    off();
  },
);

it('HOME-05 HOME-10 every popup of home has a flag and home opens no popup without content', async () => {
  announcements = { popup: [], player: [] };
  const off = model.follow();
  logIn();
  const stop = model.enter();
  await soon(() => expect(commonStore(lobby).$announcements.get().data).toBeDefined());
  expect([...open(), popups.$download.get(), popups.$homeScreen.get(), stored.size]).toEqual([false, false, 0]);
  stop();
  off();
});

it('HOME-10 HOME-12 popup waits until a drawer, dialog, confirmation or overlay has closed and faded out', async () => {
  popups.open('sideMenu');
  const stop = model.enter();
  await soon(() => expect(commonStore(lobby).$announcements.get().data).toBeDefined());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const idle = () => vi.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
  // Clicking a row of the drawer closes the drawer and opens a confirmation, whose answer shows the loading overlay.
  popups.close('sideMenu');
  const confirmation = toasts.confirm({ title: 'Out?', text: '', yes: 'Yes', no: 'No' });
  vi.advanceTimersByTime(NEXT_POPUP_MS);
  expect(open()).toEqual([]);
  const hide = toasts.loading('One moment');
  toasts.respond(true);
  vi.advanceTimersByTime(NEXT_POPUP_MS);
  expect([await confirmation, open(), stored.size]).toEqual([true, [], 0]);
  popups.open('trial');
  hide();
  idle();
  popups.close('trial');
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(NEXT_POPUP_MS);
  expect(open()).toEqual(['notice']);
  stop();
});

it('HOME-10 no notice is shown or marked as shown if the closed drawer leads to another page', async () => {
  popups.open('rightMenu');
  const stop = model.enter();
  await soon(() => expect(commonStore(lobby).$announcements.get().data).toBeDefined());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  popups.close('rightMenu');
  stop();
  vi.advanceTimersByTime(60_000);
  expect([open(), stored.size]).toEqual([[], 0]);
});
