/** What a bundler makes of the snippet for custom elements: the same lobby, tag, attributes and sheet. */
import { createLobby, type LobbyConfig } from 'lobbykit';
import 'lobbykit/elements';
import type { Shown } from './messages.ts';
import { addSheet } from './sheet.ts';

/** @returns opens the widget, where it is one that opens */
export function mountElement({ widget, lobby, values, css }: Exclude<Shown, { kind: 'page' }>): () => void {
  addSheet(css);
  const tag = document.createElement(`lobby-${widget}`);
  for (const [name, value] of Object.entries(values)) tag.setAttribute(name, String(value));
  createLobby(lobby as unknown as LobbyConfig);
  document.body.append(tag);
  return () => (tag as { show?: () => void }).show?.();
}
