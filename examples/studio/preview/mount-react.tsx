/** Runs the equivalent of the React snippet, which must be bundled: the same lobby, component, props, and styles. */
import { createLobby, type LobbyConfig } from 'lobbykit';
import * as widgets from 'lobbykit/react';
import 'lobbykit/styles.css';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FrameState, Shown } from './messages.ts';
import { addSheet } from './sheet.ts';

/** React components of the widgets by name. */
const components = new Map<string, unknown>(Object.entries(widgets));

/** @returns a function that opens the widget; it does nothing for a widget that cannot be opened */
export function mountReact(
  { component, lobby, values, css }: Exclude<Shown, { kind: 'page' }>,
  onState: (state: FrameState) => void,
): () => void {
  addSheet(css);
  const created = createLobby(lobby as unknown as LobbyConfig);
  const Widget = components.get(component) as ComponentType<Record<string, unknown>>;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  // A React component without data renders nothing and reports no state, unlike an element.
  const ready = () => onState(place.childElementCount > 0 ? 'ready' : 'empty');
  const draw = (more: Readonly<Record<string, unknown>>) =>
    root.render(
      <widgets.LobbyProvider lobby={created}>
        <Widget {...values} {...more} onReady={ready} onError={() => onState('error')} />
      </widgets.LobbyProvider>,
    );
  draw({});
  return () => {
    // Resets `open` first, because it is still true after the visitor has closed the modal.
    flushSync(() => draw({ open: false }));
    draw({ open: true });
  };
}
