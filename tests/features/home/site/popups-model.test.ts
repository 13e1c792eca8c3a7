/** Which popups home opens, one after the other, on a gateway whose announcements the test decides. */
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
let told: { readonly popup: unknown[]; readonly player: unknown[] };

// What loads late is there before a test waits for it.
beforeAll(() => import('../../../../sdk/client/ky-client.lazy.ts'));
beforeEach(() => {
  told = { popup: [{ id: 1, title: 'Hello' }], player: [{ id: 2, title: 'News' }] };
  const answer = async () => Response.json({ success: true, value: { ...told, banners: [], hot: [] } });
  lobby = lobbyOnGames(() => 0, { fetch: answer as typeof fetch }).lobby;
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
/** As long as a busy machine may take. */
const soon = (holds: () => void) => eventually(holds);
const open = () => [popups.$login.get() && 'login', popups.$notice.get() && 'notice'].filter(Boolean);

it('HOME-10 HOME-11 opens the notices when home comes, marks it, and does not open them again', async () => {
  const leave = model.enter();
  expect(open()).toEqual([]);
  await soon(() => expect(open()).toEqual(['notice']));
  expect([...stored]).toEqual([['NOTICE_POP', '1']]);
  leave();
  expect(open()).toEqual([]);
  model.enter()();
  expect(open()).toEqual([]);
});

it('HOME-10 HOME-12 opens the login popup for a login that happened elsewhere, and no second one after it', async () => {
  const off = model.follow();
  logIn();
  const leave = model.enter();
  await soon(() => expect(open()).toEqual(['login']));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  popups.close('login');
  vi.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
  leave();
  model.enter()();
  expect(open()).toEqual([]);
  off();
});

it('HOME-10 HOME-12 opens nothing that the member has read', async () => {
  told = { popup: [{ id: 1, title: 'Hello', read: true }], player: [{ id: 2, title: 'News', read: true }] };
  const off = model.follow();
  logIn();
  const leave = model.enter();
  await soon(() => expect(commonStore(lobby).$announcements.get().data?.popups).toHaveLength(1));
  expect([...open(), stored.size]).toEqual([0]);
  leave();
  off();
});

it.each(['logout', 'session-expired'] as const)(
  'HOME-10 SESS-13 a session that is over, which empties its storage, brings no popup: %s',
  async end => {
    const off = model.follow();
    logIn();
    stored.clear();
    lobby.fact(end, { lobby: lobby.name });
    const leave = model.enter();
    await soon(() => expect(commonStore(lobby).$announcements.get().data).toBeDefined());
    expect(open()).toEqual([]);
    leave();
    off();
  },
);

it('HOME-05 HOME-10 has a flag for each popup that home hosts, and opens none without something to tell', async () => {
  told = { popup: [], player: [] };
  const off = model.follow();
  logIn();
  const leave = model.enter();
  await soon(() => expect(commonStore(lobby).$announcements.get().data).toBeDefined());
  expect([...open(), popups.$download.get(), popups.$homeScreen.get(), stored.size]).toEqual([false, false, 0]);
  leave();
  off();
});

it('HOME-10 HOME-12 waits while a drawer, another dialog, a question or the overlay is there, and until it has faded', async () => {
  popups.open('sideMenu');
  const leave = model.enter();
  await soon(() => expect(commonStore(lobby).$announcements.get().data).toBeDefined());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const idle = () => vi.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
  // A row of the drawer closes it and asks at once; the answer holds the page.
  popups.close('sideMenu');
  const asked = toasts.ask({ title: 'Out?', text: '', yes: 'Yes', no: 'No' });
  vi.advanceTimersByTime(NEXT_POPUP_MS);
  expect(open()).toEqual([]);
  const hide = toasts.loading('One moment');
  toasts.answer(true);
  vi.advanceTimersByTime(NEXT_POPUP_MS);
  expect([await asked, open(), stored.size]).toEqual([true, [], 0]);
  popups.open('trial');
  hide();
  idle();
  popups.close('trial');
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(NEXT_POPUP_MS);
  expect(open()).toEqual(['notice']);
  leave();
});

it('HOME-10 leaves the notices unmarked when what was closed led to another page', async () => {
  popups.open('rightMenu');
  const leave = model.enter();
  await soon(() => expect(commonStore(lobby).$announcements.get().data).toBeDefined());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  popups.close('rightMenu');
  leave();
  vi.advanceTimersByTime(60_000);
  expect([open(), stored.size]).toEqual([[], 0]);
});
