/**
 * How the page that frames a game looks: its theme, its language, whether the member hides the balance. It says so in the name of
 * the frame, which is there before anything is drawn, and again by message when it changes. A game in a tab of its own looks as
 * the device does. The other way the game tells that page when a draw is that a ticket waits for.
 */
import type { GameAppearance } from '../answers.ts';

type Follow = (look: GameAppearance) => void;

const followers = new Set<Follow>();

/** What stands in the name of the frame or in a message, as far as it makes sense. */
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
    // A name somebody else gave it.
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
  // Only sites of the gateway's own list may frame a game (frame-ancestors), so a parent needs no further proof.
  if (source !== parent || source === window || !Object(data).lobbykit) return;
  look = read(data);
  apply();
  for (const follow of followers) follow(look);
});

/** Tells the page that frames the game that a ticket waits for the draw of that time, ms since 1970. */
export function announceWaiting(drawAt: number): void {
  // A time is no secret, and the game does not know who frames it.
  if (window !== parent) parent.postMessage({ lobbykit: { waiting: drawAt } }, '*');
}

/** The look of the moment. */
export const lookNow = (): GameAppearance => look;

/** Calls `follow` now and with every change. */
export function followLook(follow: Follow): void {
  followers.add(follow);
  follow(look);
}
