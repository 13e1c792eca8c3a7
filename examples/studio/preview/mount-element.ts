/**
 * Runs the equivalent of the custom element snippet, which must be bundled: the same lobby, tag, attributes, and
 * styles.
 */
import { createLobby, type LobbyConfig } from 'lobbykit';
import 'lobbykit/elements';
import type { Shown } from './messages.ts';
import { addSheet } from './sheet.ts';

/** @returns a function that opens the widget; it does nothing for a widget that cannot be opened */
export function mountElement({ widget, lobby, values, css }: Exclude<Shown, { kind: 'page' }>): () => void {
  addSheet(css);
  const tag = document.createElement(`lobby-${widget}`);
  for (const [name, value] of Object.entries(values)) tag.setAttribute(name, String(value));
  createLobby(lobby as unknown as LobbyConfig);
  document.body.append(tag);
  return () => (tag as { show?: () => void }).show?.();
}
