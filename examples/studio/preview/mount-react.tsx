/** What a bundler makes of the snippet for React: the same lobby, component, props and sheet. */
import { createLobby, type LobbyConfig } from 'lobbykit';
import * as widgets from 'lobbykit/react';
import 'lobbykit/styles.css';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FrameState, Shown } from './messages.ts';
import { addSheet } from './sheet.ts';

/** The six components by name. */
const components = new Map<string, unknown>(Object.entries(widgets));

/** @returns opens the widget, where it is one that opens */
export function mountReact(
  { component, lobby, values, css }: Exclude<Shown, { kind: 'page' }>,
  tell: (state: FrameState) => void,
): () => void {
  addSheet(css);
  const made = createLobby(lobby as unknown as LobbyConfig);
  const Widget = components.get(component) as ComponentType<Record<string, unknown>>;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  // A component without anything to show draws nothing; an element says so by its state.
  const ready = () => tell(place.childElementCount > 0 ? 'ready' : 'empty');
  const draw = (more: Readonly<Record<string, unknown>>) =>
    root.render(
      <widgets.LobbyProvider lobby={made}>
        <Widget {...values} {...more} onReady={ready} onError={() => tell('error')} />
      </widgets.LobbyProvider>,
    );
  draw({});
  return () => {
    // A modal that was closed by hand is still `open` for React.
    flushSync(() => draw({ open: false }));
    draw({ open: true });
  };
}
