/** Contract prompts on home, at most one dialog per visit of home, with simulated offers and announcements. */
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { commonStore } from '../../../../sdk/lobby/content/common-store.ts';
import type { Lobby } from '../../../../sdk/lobby/types.ts';
import { type ContractPrompts, createContractPrompts } from '../../../../site/src/features/contracts/prompts-model.ts';
import { createHomePopups, type HomePopups } from '../../../../site/src/features/home/popups/popups-model.ts';
import { createPopupQueue } from '../../../../site/src/shared/overlays/popup-queue.ts';
import { createPopups, type Popups } from '../../../../site/src/shared/overlays/popups.ts';
import { createToasts } from '../../../../site/src/shared/overlays/toasts.ts';
import { NEXT_POPUP_MS } from '../../../../site/src/shared/time/durations.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { lobbyOnGames } from '../../../widgets/game-grid/game-server.ts';
import { stubPage } from '../../../widgets/lobby.ts';

const SESSION = { token: 't', merchantCode: 'demo', userName: 'ann', type: 0 };
const OFFERS = { dailysalreqtype: 'a', divtypecompperiodreq: 'b', contracthoursalreq: 'c' };

let lobby: Lobby;
let popups: Popups;
let news: HomePopups;
let prompts: ContractPrompts;
let pending: readonly unknown[];
/** Number of completed offer requests. */
let requestCount: number;

// Preloads the lazy modules before the tests measure waiting times.
beforeAll(() => import('../../../../sdk/client/ky-client.lazy.ts'));
beforeEach(() => {
  stubPage().sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(SESSION));
  pending = [];
  requestCount = 0;
  const respond = async (input: RequestInfo | URL) => {
    const isOffers = (input instanceof Request ? input.url : String(input)).includes('contractDividend');
    if (isOffers) requestCount++;
    const value = isOffers ? OFFERS : { popup: [], player: pending, banners: [], hot: [] };
    return Response.json({ success: true, value });
  };
  lobby = lobbyOnGames(() => 0, { fetch: respond as typeof fetch }).lobby;
  popups = createPopups();
  const queue = createPopupQueue(popups, createToasts());
  const stored = new Map<string, string>();
  const storage = {
    readSession: (key: string) => stored.get(key) ?? null,
    writeSession: (key: string, value: string) => void stored.set(key, value),
  };
  news = createHomePopups(lobby, popups, queue, storage);
  prompts = createContractPrompts(lobby, popups, queue, storage);
});
afterEach(() => lobby.dispose());

const open = () => [popups.$notice.get() && 'notice', popups.$contract.get() && prompts.$kind.get()].filter(Boolean);

/** Enters home and waits until announcements and offers have loaded. */
async function comeHome(): Promise<() => void> {
  const offs = [news.enter(), prompts.enter()];
  const before = requestCount;
  await eventually(() => {
    expect(commonStore(lobby).$announcements.get().data).toBeDefined();
    expect(requestCount).toBeGreaterThan(before);
    if (!popups.$notice.get()) expect(popups.$contract.get()).toBe(true);
  });
  return () => {
    for (const off of offs) off();
  };
}

/** Runs the delays of all popups that open after another popup has closed. */
function idle() {
  vi.advanceTimersByTime(10 * NEXT_POPUP_MS);
}

const frozen = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

it('CONTRACT-01 CONTRACT-06 HOME-12 home page opens one offer each time it is entered, in the order of the response fields, and each offer once per session', async () => {
  for (const kind of ['dailySalary', 'dividend', 'hourlySalary']) {
    const stop = await comeHome();
    expect(open()).toEqual([kind]);
    frozen();
    prompts.cancel();
    idle();
    expect(open()).toEqual([]);
    stop();
    vi.useRealTimers();
  }
  const before = requestCount;
  prompts.enter();
  await eventually(() => expect(requestCount).toBeGreaterThan(before));
  expect(open()).toEqual([]);
});

it('HOME-10 HOME-12 CONTRACT-04 prompts open no offer after an announcement in the same visit of home and open one in the next visit', async () => {
  pending = [{ id: 1, title: 'Hello' }];
  const stop = news.enter();
  await eventually(() => expect(open()).toEqual(['notice']));
  const off = prompts.enter();
  await eventually(() => expect(requestCount).toBe(1));
  frozen();
  popups.close('notice');
  idle();
  expect(open()).toEqual([]);
  off();
  stop();
  vi.useRealTimers();
  await comeHome();
  expect(open()).toEqual(['dailySalary']);
});
