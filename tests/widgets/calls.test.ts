/**
 * The table of calls equals the calls that the widgets make on a real gateway: models and forms, which make all calls
 * (the import rules keep calls out of views), and the clock of the countdowns.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CALL_TIMES, type CallingWidget, type CallTime, WIDGET_CALLS } from '../../sdk/protocol/widgets/calls.ts';
import { createDownloadBar } from '../../sdk/widgets/download-bar/model.ts';
import { createGameGrid } from '../../sdk/widgets/game-grid/model.ts';
import { createLoginModal } from '../../sdk/widgets/login-modal/model.ts';
import { createLotteryDetail } from '../../sdk/widgets/lottery-board/dialogs/detail-model.ts';
import { createLotteryHistory } from '../../sdk/widgets/lottery-board/dialogs/history-model.ts';
import { createLotteryBoard } from '../../sdk/widgets/lottery-board/model.ts';
import { createServiceWidget } from '../../sdk/widgets/service-widget/model.ts';
import { createWinnerBoard } from '../../sdk/widgets/winner-board/model.ts';
import { setFlag } from '../../site/gateway/platform/settings/flags-repository.ts';
import { eventually } from '../helpers/eventually.ts';
import { gateway, type TestGateway } from '../helpers/gateway.ts';
import { stakes, winRounds } from '../helpers/wins.ts';
import { type CallRecorder, impatientEnv, type RecordedLobby, recordCalls } from './call-recorder.ts';
import { startSession, stateOf, stubPage } from './lobby.ts';

const PHONE = '901000000';
const CAPTCHA = 'HERON';

let server: TestGateway;
let recorder: CallRecorder;

beforeAll(async () => {
  server = await gateway({ captchaText: () => CAPTCHA });
  for (const flag of ['CBS3', 'MAILCEN', 'MOBILEVERCODELOGIN3', 'GOOGLELOGIN3']) await setFlag(server.db, flag, true);
  await winRounds(server, 'RNG', stakes(8));
});
afterAll(() => server.stop());
beforeEach(() => {
  visit();
  recorder = recordCalls(server.url);
});
afterEach(() => recorder.dispose());

/** Starts a visit without a session. */
function visit() {
  stubPage();
  Object.assign(window, { open: () => null });
}

/** Starts a visit with a session of a new member; an agent if `type` is 1. */
async function visitWithSession(userName: string, type = 0) {
  visit();
  await startSession(server, userName);
  await server.db.updateTable('members').set({ type }).where('user_name', '=', userName).execute();
  const stored = JSON.parse(window.sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');
  window.sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...stored, type }));
}

const ignoreFailure = (pending: Promise<unknown>) => pending.catch(() => {});

/** Returns the names of the calls in the documented table, by time of the visit. */
const listed = (widget: CallingWidget) =>
  byTime(time => WIDGET_CALLS[widget].filter(({ when }) => when.includes(time)).map(({ call }) => call.name));

/** Names of the recorded calls; calls of a session exclude those that a visitor makes as well. */
const recorded = () =>
  byTime(time => {
    const names = [...(recorder.calls.get(time) ?? [])];
    return time === 'session' ? names.filter(name => !recorder.calls.get('start')?.has(name)) : names;
  });

const byTime = (namesAt: (time: CallTime) => readonly string[]) =>
  Object.fromEntries((Object.keys(CALL_TIMES) as CallTime[]).map(time => [time, [...namesAt(time)].sort()] as const));

it('the table of calls lists exactly the calls of the lottery board', async () => {
  const lobby = recorder.lobby();
  const board = createLotteryBoard(lobby);
  const watch = () => lobby.clock.watch({ onSale: true, closeAt: null, drawAt: Date.now() + 1e9 }, () => {});
  await lobby.during('start', () => {
    board.$state.listen(() => {});
    watch();
    return stateOf(board, ({ status }) => status === 'ready');
  });
  await lobby.during('language', () => lobby.setLanguage('VI'));
  const [first, second] = board.$state.get().lotteries;
  const history = createLotteryHistory(lobby);
  await lobby.during('open', () => {
    history.$state.listen(() => {});
    createLotteryDetail(lobby, { gameId: first!.id }).$state.listen(() => {});
  });
  const full = createLotteryBoard(lobby, { layout: 'full' });
  await lobby.during('action', () => {
    history.actions.pick(history.$state.get().games[1]?.id ?? second!.id);
    full.$state.listen(() => {});
    full.actions.selectTab('hot');
  });

  await visitWithSession('lotteryfan');
  const member = recorder.lobby();
  const own = createLotteryBoard(member);
  await member.during('session', () => {
    own.$state.listen(() => {});
    return stateOf(own, ({ status }) => status === 'ready');
  });
  await member.during('action', () => {
    own.actions.selectTab('recent');
    return ignoreFailure(own.actions.launch(own.$state.get().lotteries[0]?.id ?? first!.id));
  });

  visit();
  await whilePolling(recorder.lobby({}, { env: impatientEnv }), ['gameMenu', 'systemStatus'], lobby => {
    createLotteryBoard(lobby).$state.listen(() => {});
    lobby.clock.watch({ onSale: true, closeAt: null, drawAt: Date.now() + 1e9 }, () => {});
  });
  expect(recorded()).toEqual(listed('lottery-board'));
});

/** Starts a widget and records the calls until each of `names` was made at least three times. */
async function whilePolling(lobby: RecordedLobby, names: readonly string[], start: (lobby: RecordedLobby) => void) {
  recorder.counts.clear();
  start(lobby);
  await eventually(() => {
    for (const name of names) expect(recorder.counts.get(name) ?? 0).toBeGreaterThan(2);
  });
  lobby.dispose();
  recorder.calls.set('interval', new Set([...recorder.counts].filter(([, count]) => count > 2).map(([name]) => name)));
}

it('the table of calls lists exactly the calls of the game grid', async () => {
  const lobby = recorder.lobby();
  const grid = createGameGrid(lobby);
  await lobby.during('start', () => {
    grid.$state.listen(() => {});
    return stateOf(grid, ({ status }) => status === 'ready');
  });
  await lobby.during('language', () => lobby.setLanguage('VI'));
  await lobby.during('action', () => grid.actions.more());
  await lobby.during('action', () => grid.actions.selectTab('hot'));

  await visitWithSession('gamefan');
  const member = recorder.lobby();
  const own = createGameGrid(member);
  await member.during('session', () => {
    own.$state.listen(() => {});
    return stateOf(own, ({ status }) => status === 'ready');
  });
  const [game] = own.$state.get().games;
  await member.during('action', async () => {
    await own.actions.toggleFavorite(game!);
    await own.actions.toggleFavorite(game!);
    await ignoreFailure(own.actions.launch(game!));
  });
  await member.during('action', () => own.actions.selectTab('fav'));
  const shared = createGameGrid(member, { inHouse: true, tab: 'recent' });
  await member.during('action', () => shared.$state.listen(() => {}));
  expect(recorded()).toEqual(listed('game-grid'));
});

/** Removes a field from the wins of a response. */
const withoutField = (field: string) => (name: string, body: Record<string, unknown>) =>
  name === 'rankList' ? JSON.parse(JSON.stringify(body, (key, value) => (key === field ? undefined : value))) : body;

it('the table of calls lists exactly the calls of the winner board', async () => {
  const lobby = recorder.lobby();
  const board = createWinnerBoard(lobby);
  await lobby.during('start', () => {
    board.$state.listen(() => {});
    return stateOf(board, ({ status }) => status === 'ready');
  });
  await lobby.during('language', () => lobby.setLanguage('VI'));

  await visitWithSession('winnerfan');
  const member = recorder.lobby();
  const own = createWinnerBoard(member);
  await member.during('session', () => {
    own.$state.listen(() => {});
    return stateOf(own, ({ status }) => status === 'ready');
  });
  await member.during('action', () => ignoreFailure(own.actions.launch(0)));

  const other = recorder.lobby({}, { change: withoutField('currencySymbol') });
  const bare = createWinnerBoard(other);
  recorder.calls.delete('fallback');
  await other.during('fallback', () => {
    bare.$state.listen(() => {});
    return stateOf(bare, ({ currency }) => currency !== null);
  });
  const kindless = recorder.lobby({}, { change: withoutField('gameCategory') });
  const unknown = createWinnerBoard(kindless);
  await kindless.during('fallback', async () => {
    unknown.$state.listen(() => {});
    await stateOf(unknown, ({ status }) => status === 'ready');
    await ignoreFailure(unknown.actions.launch(0));
  });
  // Ignores the usual calls, which the special cases include too.
  for (const name of ['rankList', 'launchGame', 'addRecentGame']) recorder.calls.get('fallback')?.delete(name);
  expect(recorded()).toEqual(listed('winner-board'));
});

it('the table of calls lists exactly the calls of the service widget', async () => {
  const widgetOf = async (lobby: RecordedLobby, start: CallTime) => {
    const widget = createServiceWidget(lobby);
    await lobby.during(start, () => {
      widget.$state.listen(() => {});
      return stateOf(widget, ({ status }) => status === 'ready');
    });
    await lobby.during('open', () => widget.actions.open());
    return widget;
  };
  await widgetOf(recorder.lobby(), 'start');
  await visitWithSession('chatfan');
  const member = recorder.lobby();
  const widget = await widgetOf(member, 'session');
  await member.during('action', () => widget.actions.choose('customer'));
  await eventually(() => expect(widget.$state.get().opening).toBeNull());
  await member.during('action', () => widget.actions.choose('chat'));
  await visitWithSession('chatagent', 1);
  await widgetOf(recorder.lobby(), 'session');
  expect(recorded()).toEqual(listed('service-widget'));
});

it('the table of calls lists exactly the calls of the login modal', async () => {
  const opened = async (
    config: Parameters<CallRecorder['lobby']>[0] = {},
    change?: Parameters<CallRecorder['lobby']>[1],
  ) => {
    const lobby = recorder.lobby(config, change);
    const modal = createLoginModal(lobby);
    await lobby.during('start', () => modal.$state.listen(() => {}));
    await lobby.during('open', () => {
      modal.actions.open();
      return stateOf(modal, ({ panel }) => panel?.methods != null);
    });
    return { lobby, modal, panel: () => modal.$state.get().panel! };
  };
  const puzzleShown = (panel: () => { slide: { status: string } }) =>
    eventually(() => expect(panel().slide.status).toBe('ready'));

  const { lobby, modal, panel } = await opened();
  await lobby.during('action', async () => {
    modal.actions.select('sms');
    await eventually(() => expect(panel().login.values.type).toBe('sms'));
    modal.actions.set('mobileNum', PHONE);
    modal.actions.sendCode();
    await puzzleShown(panel);
    await modal.actions.slide.mail('lan@example.com');
    // The clock is stopped, so the puzzles have the same expiry and cannot be distinguished. The old puzzle is deleted
    // instead.
    await server.db.deleteFrom('slide_puzzles').execute();
    await modal.actions.slide.reload();
    await eventually(() => expect(panel().slide.puzzle).not.toBeNull());
    const { x } = await server.db.selectFrom('slide_puzzles').select('x').executeTakeFirstOrThrow();
    modal.actions.slide.move(x);
    await modal.actions.slide.drop();
    await eventually(() => expect(panel().code.phase).toBe('waiting'));
  });
  await lobby.during('action', async () => {
    modal.actions.select('username');
    modal.actions.set('username', 'nobody');
    for (let attempt = 0; attempt < 6 && !panel().captcha.shown; attempt++) {
      modal.actions.set('password', 'wrong-password');
      await modal.actions.submit();
    }
    await eventually(() => expect(panel().captcha.image).not.toBeNull());
  });

  const codeDue = (name: string, body: Record<string, unknown>) =>
    name === 'login' ? { ...body, success: false, errorCode: 'login.code.due', value: { ticket: 'one' } } : body;
  const second = await opened({}, { change: codeDue });
  await second.lobby.during('action', async () => {
    second.modal.actions.set('username', 'member0');
    second.modal.actions.set('password', 'Lobby-2026');
    await second.modal.actions.submit();
    await eventually(() => expect(second.panel().screen).toBe('second'));
    second.modal.actions.setCode('123456');
    await second.modal.actions.submitCode();
  });

  const social = await opened({ providers: { google: async () => ({ token: 'token-of-google' }) } });
  await social.lobby.during('action', () => social.modal.actions.logInWith('google'));
  const trial = await opened();
  await trial.lobby.during('action', async () => {
    trial.modal.actions.showTrial();
    trial.modal.actions.confirmAge(true);
    await trial.modal.actions.startTrial();
  });
  expect(recorded()).toEqual(listed('login-modal'));
});

it('the table of calls lists exactly the calls of the download bar', async () => {
  const lobby = recorder.lobby();
  const bar = createDownloadBar(lobby);
  await lobby.during('start', () => {
    bar.$state.listen(() => {});
    return stateOf(bar, ({ status }) => status === 'ready');
  });
  await lobby.during('language', () => lobby.setLanguage('VI'));
  await lobby.during('open', () => bar.actions.open('links'));
  await lobby.during('action', () => bar.actions.dismiss());
  expect(recorded()).toEqual(listed('download-bar'));
});

it('the table of calls lists exactly the calls that all widgets share', async () => {
  await visitWithSession('sharer');
  const lobby = recorder.lobby();
  await lobby.during('fallback', async () => {
    await lobby.renew();
    await lobby.logout();
  });
  const lost = recorder.lobby({ gateway: 'http://127.0.0.1:1' });
  await lost.during('fallback', () => {
    createDownloadBar(lost).$state.listen(() => {});
    return eventually(() => expect(lost.$offline.get()).toBe(true));
  });
  recorder.calls.get('fallback')?.delete('consolidatedSettings');
  expect(recorded()).toEqual(listed('lobby'));
});
