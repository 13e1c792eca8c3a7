/**
 * Appearance sent by the framing page: theme, language, hidden balance. It is in the frame's name, available before the
 * first paint, and in messages after changes; a game in a separate tab uses the device's settings. In the other
 * direction, the game sends the draw time of waiting tickets.
 */
import type { GameAppearance } from '../responses.ts';

type Follow = (appearance: GameAppearance) => void;

const followers = new Set<Follow>();

/** Parses the name of the frame or a message, ignoring invalid fields. */
function read(data: unknown): GameAppearance {
  const { theme, language, hideBalance } = Object(Object(data).lobbykit) as Partial<
    Record<keyof GameAppearance, unknown>
  >;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    language: typeof language === 'string' ? language : null,
    hideBalance: hideBalance === true,
  };
}

function nameOfFrame(): unknown {
  try {
    return JSON.parse(window.name);
  } catch {
    // The name was set by another page.
    return null;
  }
}

let appearance = read(window === parent ? null : nameOfFrame());

const apply = () => {
  if (appearance.theme) document.documentElement.dataset.theme = appearance.theme;
  else delete document.documentElement.dataset.theme;
};
apply();

addEventListener('message', ({ source, data }) => {
  // Only origins in the gateway's list may frame a game (frame-ancestors), so a parent needs no further check.
  if (source !== parent || source === window || !Object(data).lobbykit) return;
  appearance = read(data);
  apply();
  for (const follow of followers) follow(appearance);
});

/** Notifies the framing page that a ticket waits for the draw at that time, ms since 1970. */
export function announceWaiting(drawAt: number): void {
  // The target origin is unknown, and a draw time is not secret.
  if (window !== parent) parent.postMessage({ lobbykit: { waiting: drawAt } }, '*');
}

/** Returns the current appearance. */
export const currentAppearance = (): GameAppearance => appearance;

/** Calls `follow` now and after every change. */
export function followAppearance(follow: Follow): void {
  followers.add(follow);
  follow(appearance);
}
