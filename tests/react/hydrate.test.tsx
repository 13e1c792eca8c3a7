/** Server rendering of the board, hydration, and one model per params. */
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { InferOutput } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from '../../sdk/lobby/types.ts';
import type { gameMenu } from '../../sdk/protocol/lottery/calls.ts';
import { LobbyProvider, loadLanguage } from '../../sdk/react/lobby-provider.tsx';
import { useCountdown, useLanguage, useSession, useText } from '../../sdk/ui/binding/hooks.ts';
import { useModel } from '../../sdk/ui/binding/use-model.ts';
import { createLotteryBoard } from '../../sdk/widgets/lottery-board/model.ts';
import type { BoardParams } from '../../sdk/widgets/lottery-board/props.ts';
import { LotteryBoard } from '../../sdk/widgets/lottery-board/react.tsx';
import { eventually } from '../helpers/eventually.ts';
import { game, lobbyWith, menuOf, RENDERED_AT, renderOn, startSession } from './page.tsx';

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

const menu = () => ({ game_menu: menuOf(game(1)), '/system/status': { info: '' } });
const tree = (lobby: Lobby) => (
  <LobbyProvider lobby={lobby}>
    <LotteryBoard />
  </LobbyProvider>
);

const Remaining = () => <p>{useCountdown({ onSale: true, closeAt: RENDERED_AT, drawAt: RENDERED_AT + 9e9 }).text}</p>;

const create = vi.fn(createLotteryBoard);

/** Component of a host page whose text depends on language and session. */
const Session = () => <p>{`${useLanguage()} ${useSession()?.userName ?? 'visitor'} ${useText()('action.close')}`}</p>;

/** Custom view that a host builds on the model of the board. */
function Own({ params }: { readonly params: BoardParams }) {
  const [state] = useModel(create, params);
  return <p>{state.lotteries.map(({ name }) => name).join()}</p>;
}

/** Inserts server markup into the page, hydrates it with React and returns the logged errors. */
async function hydrated(html: string, view: ReactNode) {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const complaints: unknown[] = [];
  const errors = vi.spyOn(console, 'error').mockImplementation(message => void complaints.push(message));
  const root = await act(async () => hydrateRoot(place, view, { onRecoverableError: error => complaints.push(error) }));
  const unmount = () => {
    act(() => root.unmount());
    errors.mockRestore();
  };
  return { place, complaints, unmount };
}

describe('server rendering', () => {
  it('server renders the loading state without a request', () => {
    const fetch = vi.fn();
    const html = renderToString(tree(lobbyWith({}, { fetch })));
    expect(html).toContain('data-state="loading"');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('COUNT-08 server renders a countdown as --:--:--', () => {
    const lobby = lobbyWith({});
    const page = (
      <LobbyProvider lobby={lobby}>
        <Remaining />
      </LobbyProvider>
    );
    expect(renderToString(page)).toContain('--:--:--');
  });

  it('board hydrates the server markup without errors even with stored preferences and loaded data', async () => {
    const html = renderToString(tree(lobbyWith({})));
    localStorage.setItem('theme', 'dark');
    const retained = lobbyWith(menu());
    await eventually(() => {
      retained.$lottery.listen(() => {})();
      expect(retained.$lottery.get().data).toBeDefined();
    });
    const { place, complaints, unmount } = await hydrated(html, tree(retained));
    expect(complaints).toEqual([]);
    expect(place.querySelector('section')?.dataset).toMatchObject({ state: 'ready', theme: 'dark' });
    unmount();
  });

  it('EMBED-01 initial data appear in the server markup and hydrate without an error', async () => {
    const initial = menuOf(game(1)) as InferOutput<(typeof gameMenu)['value']>;
    const view = (
      <LobbyProvider lobby={lobbyWith(menu())}>
        <LotteryBoard initial={{ value: initial, serverTime: RENDERED_AT }} />
      </LobbyProvider>
    );
    const html = renderToString(view);
    expect(html).toContain('Lottery 1');
    const { place, complaints, unmount } = await hydrated(html, view);
    expect(complaints).toEqual([]);
    expect(place.textContent).toContain('Lottery 1');
    unmount();
  });
});

describe('hydration on a page whose data have changed since the server rendering', () => {
  const initial = { value: menuOf(game(1)) as InferOutput<(typeof gameMenu)['value']>, serverTime: RENDERED_AT };
  const view = (lobby: Lobby, language?: string) => (
    <LobbyProvider lobby={lobby} language={language}>
      <LotteryBoard initial={initial} />
      <Session />
    </LobbyProvider>
  );

  it('EMBED-01 board with initial data hydrates although the lobby has a newer response', async () => {
    const html = renderToString(view(lobbyWith({})));
    const lobby = lobbyWith({ game_menu: menuOf(game(2)), '/system/status': { info: '' } });
    const off = lobby.$lottery.listen(() => {});
    await eventually(() => expect(lobby.$lottery.get().data).toBeDefined());
    off();
    const { place, complaints, unmount } = await hydrated(html, view(lobby));
    expect(complaints).toEqual([]);
    expect(place.textContent).toContain('Lottery 2');
    unmount();
  });

  it('EMBED-01 board hydrates with a device clock that is two days ahead and a draw whose sale has closed', async () => {
    const html = renderToString(view(lobbyWith({})));
    const now = vi.spyOn(Date, 'now').mockReturnValue(RENDERED_AT + 172_800_000);
    const { complaints, unmount } = await hydrated(html, view(lobbyWith(menu())));
    expect(complaints).toEqual([]);
    unmount();
    now.mockRestore();
  });

  it('I18N-02 SESS-01 page hydrates in the language of its settings, for a visitor with a session and a different language', async () => {
    await loadLanguage('VI');
    const html = renderToString(view(lobbyWith({})));
    expect(html).toContain('EN visitor Close');
    localStorage.setItem('language', 'VI');
    startSession();
    const { place, complaints, unmount } = await hydrated(html, view(lobbyWith(menu(), { languages: ['EN', 'VI'] })));
    expect(complaints).toEqual([]);
    expect(place.textContent).toContain('VI ann Đóng');
    sessionStorage.clear();
    unmount();
  });

  it('I18N-02 subtree with a language hydrates in that language and ignores the stored language of the lobby', async () => {
    await loadLanguage('VI');
    const html = renderToString(view(lobbyWith({}), 'VI'));
    expect(html).toContain('VI visitor Đóng');
    const { place, complaints, unmount } = await hydrated(html, view(lobbyWith(menu()), 'VI'));
    expect(complaints).toEqual([]);
    expect(place.textContent).toContain('VI visitor Đóng');
    unmount();
  });
});

describe('models of React widgets', () => {
  it('useModel creates one model per params value for any number of renders', async () => {
    const lobby = lobbyWith(menu());
    const page = renderOn(lobby, <Own params={{ limit: 1 }} />);
    expect(await screen.findByText('Lottery 1')).toBeTruthy();
    page.rerender(<Own params={{ limit: 1 }} />);
    expect(create).toHaveBeenCalledTimes(1);
    page.rerender(<Own params={{ limit: 2 }} />);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('component that is mounted again shows its data without a request', async () => {
    const respond = vi.fn(() => menuOf(game(1)));
    const lobby = lobbyWith({ game_menu: respond, '/system/status': { info: '' } });
    const first = render(<StrictMode>{tree(lobby)}</StrictMode>);
    await screen.findByRole('article');
    first.unmount();
    render(<StrictMode>{tree(lobby)}</StrictMode>);
    expect(screen.getByRole('article')).toBeTruthy();
    expect(respond).toHaveBeenCalledTimes(1);
  });

  it('hook without a provider throws an error that names LobbyProvider', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<LotteryBoard />)).toThrow('LobbyProvider');
    errors.mockRestore();
  });
});
