import type { LobbyDomEvents } from 'lobbykit';

/** One step of the funnel from seeing a widget to starting a game. No step contains data of a member. */
export interface FunnelStep {
  readonly step: string;
  readonly widget?: string;
  readonly game?: string;
  readonly vendor?: string;
  readonly reason?: string;
}

/** Widgets that were already reported as seen. Each widget is reported once per page view. */
const seen = new WeakSet<Element>();

/** Reports each step, from seeing a widget to launching a game. */
export function startFunnel(track: (step: FunnelStep) => void): void {
  const visible = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || seen.has(target)) continue;
        seen.add(target);
        visible.unobserve(target);
        track({ step: 'impression', widget: target.localName });
      }
    },
    // Only the middle half of the screen counts. A visible fraction of the widget would not work, because a long list
    // never shows half of its height.
    { rootMargin: '-25% 0px' },
  );
  const on = <Name extends keyof LobbyDomEvents>(name: Name, listener: (event: LobbyDomEvents[Name]) => void) =>
    document.addEventListener(name, listener as (event: Event) => void);

  // A widget is seen when its first data has loaded and it is in the middle half of the screen.
  on('lobby-ready', ({ target }) => {
    if (target instanceof Element) visible.observe(target);
  });
  on('lobby-login-request', ({ detail: { reason, game } }) =>
    track({ step: 'login-request', reason, game: game?.gameId, vendor: game?.vendor }),
  );
  on('lobby-open', ({ target }) => {
    if (target instanceof Element && target.localName === 'lobby-login-modal') track({ step: 'login-open' });
  });
  on('lobby-login-failed', ({ detail: { error } }) =>
    track({ step: 'login-failed', reason: error.code ?? error.kind }),
  );
  on('lobby-login', () => track({ step: 'login' }));
  on('lobby-launch-request', ({ detail: { game } }) =>
    track({ step: 'launch', game: game.gameId, vendor: game.vendor }),
  );
}
