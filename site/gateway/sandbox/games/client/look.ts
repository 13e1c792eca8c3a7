/**
 * Appearance sent by the framing page: theme, language, hidden balance. It is in the frame's name, available before the
 * first paint, and in messages after changes; a game in a separate tab uses the device's settings. In the other
 * direction, the game sends the draw time of waiting tickets.
 */
import type { GameAppearance } from '../answers.ts';

type Follow = (look: GameAppearance) => void;

const followers = new Set<Follow>();

/** Parses the name of the frame or a message, ignoring invalid fields. */
function read(told: unknown): GameAppearance {
  const { theme, language, hideBalance } = Object(Object(told).lobbykit) as Partial<
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

let look = read(window === parent ? null : nameOfFrame());

const apply = () => {
  if (look.theme) document.documentElement.dataset.theme = look.theme;
  else delete document.documentElement.dataset.theme;
};
apply();

addEventListener('message', ({ source, data }) => {
  // Only origins in the gateway's list may frame a game (frame-ancestors), so a parent needs no further check.
  if (source !== parent || source === window || !Object(data).lobbykit) return;
  look = read(data);
  apply();
  for (const follow of followers) follow(look);
});

/** Notifies the framing page that a ticket waits for the draw at that time, ms since 1970. */
export function announceWaiting(drawAt: number): void {
  // The target origin is unknown, and a draw time is not secret.
  if (window !== parent) parent.postMessage({ lobbykit: { waiting: drawAt } }, '*');
}

/** Returns the current appearance. */
export const lookNow = (): GameAppearance => look;

/** Calls `follow` now and after every change. */
export function followLook(follow: Follow): void {
  followers.add(follow);
  follow(look);
}
