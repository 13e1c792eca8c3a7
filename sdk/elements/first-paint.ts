/**
 * Shows the first numbers of a script tag's board while preact and its element are on their way. What is drawn is the element's
 * own view on the lobby's own data; the element goes on in the same nodes.
 */
import { pageEnv } from '../dom/env.ts';
import type { Lobby, Model } from '../types.ts';
import { type AttributeTable, COMMON, readAttributes, THEME } from './attributes.ts';
import { darkSheet, loadDark } from './dark.ts';
import { noteContent } from './drawn-first.ts';
import { isFirst } from './first-dialect.ts';
import { type Drawing, drawInto } from './first-draw.ts';
import { firstLobby } from './first-lobby.ts';
import { beforeNext } from './live-dialect.ts';
import { sharedSheets } from './shared-sheets.ts';
import { adoptSheets } from './sheets.ts';

/** One board on the data of one lobby. */
export interface FirstDrawing<State> {
  readonly model: Model<State, unknown>;
  /** Components that come after the rest of the view, each after one more paint. */
  readonly late?: readonly unknown[];
  view(state: State): unknown;
}

/** What makes one board's first drawing differ from another's. */
export interface FirstBoard<Params, State> {
  readonly tag: string;
  /** Attributes besides `lobby`, `lang` and `theme`. */
  readonly attributes: AttributeTable;
  /** Texts of its own sheets. */
  readonly sheets: readonly string[];
  /** What takes over; resolves once the tag is defined. */
  readonly ready: Promise<unknown>;
  /** Null leaves the board to its element: it needs more than the first data. */
  open(lobby: Lobby, params: Params): FirstDrawing<State> | null;
}

/** Draws every such tag of the page. */
export function paintFirst<Params, State extends { readonly status: string }>(board: FirstBoard<Params, State>): void {
  const { tag, attributes, sheets, ready, open } = board;

  const paint = async (element: HTMLElement) => {
    const { values, problems } = readAttributes(element, { ...COMMON, ...THEME, ...attributes });
    const { lobby: name, lang, theme, ...params } = values;
    // Left to the element: what it refuses, what properties say, and what is its own.
    if (problems.length > 0 || Object.keys(element).length > 0 || name || lang || theme) return;
    // What the lobby lacks yet is for whoever presses something, and handlers come with the element.
    const lobby = (await firstLobby) as Lobby;
    if (lobby.name !== 'default') return;
    try {
      await lobby.textReady();
      if (lobby.$theme.get() === 'dark') await new Promise<void>(loadDark);
      // The table above admits nothing that the board does not.
      const drawing = waits(element) && open(lobby, params as Params);
      if (drawing) follow(element, lobby, drawing);
    } catch (error) {
      failed(lobby, error);
    }
  };

  /** Nobody else has drawn it. */
  const waits = (element: HTMLElement) => isFirst() && element.isConnected && !customElements.get(tag);

  /** Draws what comes until the element is there. */
  const follow = (element: HTMLElement, lobby: Lobby, { model, view, late = [] }: FirstDrawing<State>) => {
    const box = document.createElement('div');
    const pressed = new Set<HTMLElement>();
    box.onclick = ({ target }) => {
      const button = (target as Element).closest('button');
      if (button) pressed.add(button);
    };
    let drawing: Drawing | undefined;
    const attempt = (run: () => void) => {
      if (!waits(element)) return;
      try {
        run();
      } catch (error) {
        box.remove();
        failed(lobby, error);
      }
    };
    const grow = () => pageEnv.afterPaint(() => attempt(() => drawing?.more() && grow()));
    const show = (state: State) => {
      if (state.status !== 'ready') return;
      attempt(() => {
        drawing?.end();
        // What is seen already stays seen.
        drawing = drawInto(box, view(state), box.isConnected ? [] : late);
        place(element, box, lobby, sheets);
        grow();
      });
    };
    // Reading the answer and drawing it are a task each.
    const off = model.$state.subscribe(state => setTimeout(show, 0, state));
    const end = () => {
      off();
      drawing?.end();
    };
    noteContent(element, { box, pressed, end });
    // A board that is gone by then, or that its element draws first. Where the element does not come, what is drawn goes on.
    ready.then(
      () => box.isConnected || end(),
      () => {},
    );
    // Half a board must not wait for the element: from then on only preact can draw.
    beforeNext(() =>
      attempt(() => {
        while (drawing?.more());
      }),
    );
  };

  for (const element of document.querySelectorAll<HTMLElement>(tag)) void paint(element);
}

/** In the place of a server's markup, where there is some. */
function place(element: HTMLElement, box: HTMLElement, lobby: Lobby, sheets: readonly string[]): void {
  if (box.isConnected) return;
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const dark = lobby.$theme.get() === 'dark' ? [darkSheet() ?? ''] : [];
  adoptSheets(root, [...sharedSheets, ...sheets, ...dark], lobby.config.nonce);
  // Its sheet goes when the element comes.
  root.querySelector('div')?.remove();
  root.append(box);
}

/** The element draws the board as if nothing had been tried. */
function failed(lobby: Lobby, error: unknown): void {
  lobby.fact('error', { kind: 'render', message: String(error), lobby: lobby.name, detail: error });
}
