/**
 * Appearance set by the framing page: theme, language, hidden balance. The name of the frame contains it, so that it is
 * known before the first paint; messages report changes. A game in a separate tab uses the settings of the device. In
 * the other direction, the game reports the draw time of waiting tickets to the framing page.
 */
import type { GameAppearance } from '../responses.ts';

type Follow = (appearance: GameAppearance) => void;

const followers = new Set<Follow>();

/** Parses the name of the frame, or a message. Invalid fields are ignored. */
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
    // Another page has set the name.
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
  // No further check of the parent is needed: the header `frame-ancestors` permits only origins that the gateway lists.
  if (source !== parent || source === window || !Object(data).lobbykit) return;
  appearance = read(data);
  apply();
  for (const follow of followers) follow(appearance);
});

/** Tells the framing page that a ticket waits for the draw at `drawAt`, ms since 1970. */
export function announceWaiting(drawAt: number): void {
  // Sent to any origin, because that of the framing page is unknown and a draw time is not secret.
  if (window !== parent) parent.postMessage({ lobbykit: { waiting: drawAt } }, '*');
}

/** Returns the current appearance. */
export const currentAppearance = (): GameAppearance => appearance;

/** Calls `follow` now and after every change. */
export function followAppearance(follow: Follow): void {
  followers.add(follow);
  follow(appearance);
}
