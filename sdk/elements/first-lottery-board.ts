/**
 * Entry of the script tag's lottery board: shows the first numbers while preact and the element are on their way. What it
 * draws is the element's own view on the lobby's own data; the element takes over from it as from a server's markup.
 */
// Before the views, which are wrapped where they stand.
import './first-dialect.ts';
import { createLottery } from '../core/lottery.ts';
import type { Lobby } from '../types.ts';
import { attributes } from '../widgets/lottery-board/attributes.ts';
import { firstSheets } from '../widgets/lottery-board/first-sheets.ts';
import { firstView } from '../widgets/lottery-board/first-view.tsx';
import { type BoardParams, type BoardState, createLotteryBoard } from '../widgets/lottery-board/model.ts';
import { COMMON, readAttributes, THEME } from './attributes.ts';
import { darkSheet, loadDark } from './dark.ts';
import { isFirst } from './first-dialect.ts';
import { drawInto } from './first-draw.ts';
import { firstLobby } from './first-lobby.ts';
import { giveLottery } from './lottery-code.ts';
import { sharedSheets } from './shared-sheets.ts';
import { adoptSheets } from './sheets.ts';

const TAG = 'lobby-lottery-board';

// Before anybody looks at a lobby.
giveLottery(createLottery);

/** Resolves once the tag is defined. */
// What its file stands on is asked for at the same moment.
export const ready = Promise.all([import('./take-over.ts'), import('./lottery-board.ts'), import('./base.ts')]);

for (const tag of document.querySelectorAll<HTMLElement>(TAG)) void paint(tag);

async function paint(tag: HTMLElement): Promise<void> {
  const { values, problems } = readAttributes(tag, { ...COMMON, ...THEME, ...attributes });
  const { lobby: name, lang, theme, ...rest } = values;
  const params = rest as BoardParams;
  const { layout, tab } = params;
  // Left to the element: what it refuses, what properties say, what is its own, and what needs more than the first data.
  const isPlain = problems.length === 0 && Object.keys(tag).length === 0 && !(name || lang || theme);
  if (!isPlain || tab === 'fav' || tab === 'recent' || layout === 'full' || layout === 'schedule') return;
  // What the lobby lacks yet is for whoever presses something, and handlers come with the element.
  const lobby = (await firstLobby) as Lobby;
  if (lobby.name !== 'default') return;
  try {
    await lobby.textReady();
    if (lobby.$theme.get() === 'dark') await new Promise<void>(loadDark);
    if (waits(tag)) follow(tag, lobby, params);
  } catch (error) {
    failed(lobby, error);
  }
}

/** Nobody else has drawn it. */
const waits = (tag: HTMLElement) => isFirst() && tag.isConnected && !customElements.get(TAG);

/** Draws what comes until the element is there. */
function follow(tag: HTMLElement, lobby: Lobby, params: BoardParams): void {
  const model = createLotteryBoard(lobby, params);
  const box = document.createElement('div');
  box.onclick = ({ target }) => (target as Element).closest('button')?.setAttribute('data-pressed', '');
  let end = () => {};
  const show = (state: BoardState) => {
    if (state.status !== 'ready' || !waits(tag)) return;
    end();
    try {
      end = drawInto(box, firstView(lobby, params, model, state, lobby.clock.$sure.get()));
      place(tag, box, lobby);
    } catch (error) {
      box.remove();
      failed(lobby, error);
    }
  };
  // Reading the answer and drawing it are a task each.
  const off = model.$state.subscribe(state => setTimeout(show, 0, state));
  // Where the element does not come, what is drawn goes on.
  ready.then(
    ([{ handOn }]) => {
      handOn(box);
      off();
      end();
    },
    () => {},
  );
}

/** In the place of a server's markup, where there is some. */
function place(tag: HTMLElement, box: HTMLElement, lobby: Lobby): void {
  if (box.isConnected) return;
  const root = tag.shadowRoot ?? tag.attachShadow({ mode: 'open' });
  const dark = lobby.$theme.get() === 'dark' ? [darkSheet() ?? ''] : [];
  adoptSheets(root, [...sharedSheets, ...firstSheets, ...dark], lobby.config.nonce);
  // Its sheet goes with the box, when the element comes.
  root.querySelector('div')?.remove();
  root.append(box);
}

/** The element draws the board as if nothing had been tried. */
function failed(lobby: Lobby, error: unknown): void {
  lobby.fact('error', { kind: 'render', message: String(error), lobby: lobby.name, detail: error });
}
