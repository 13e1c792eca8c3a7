/** Hooks for a host's own components. */

import { useEffect, useState } from 'react';
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import type { Session, Translate } from '../../lobby/types.ts';
import { type CountdownSpec, type CountdownView, NO_TIME } from '../../protocol/lottery/countdown.ts';
import { useLobby } from './provider.tsx';
import { useStable } from './use-model.ts';
import { useStore } from './use-store.ts';

/** The session of this tab, null for a visitor. */
export const useSession = (): Session | null => useStore(useLobby().$session);

/** Code of the current language: EN, VI, TY. */
export const useLanguage = (): string => useStore(useLobby().$language);

/** Texts by key in the current language. */
export const useText = (): Translate => useStore(useLobby().$text);

const UNKNOWN: CountdownView = { phase: 'off', text: NO_TIME, seconds: null, near: false, highlight: false };

/**
 * The running countdown of a lottery or draw; renders once per second. `--:--:--` on a server, in the first render and
 * without a lottery. For many countdowns on one page use the board, whose ticks render nothing.
 */
export function useCountdown(lottery: CountdownSpec | null | undefined): CountdownView {
  const { clock } = useLobby();
  const [view, setView] = useState(UNKNOWN);
  const { onSale = false, closeAt = null, drawAt = null } = lottery ?? {};
  useEffect(() => clock.watch({ onSale, closeAt, drawAt }, setView), [clock, onSale, closeAt, drawAt]);
  return view;
}

/**
 * Listens to a request or fact of the lobby while mounted. `listener` may `preventDefault()` a request to answer it
 * itself; a new function on each render is fine.
 */
export function useRequest<N extends LobbyEventName>(
  name: N,
  listener: (event: CustomEvent<LobbyEvents[N]>) => void,
): void {
  const lobby = useLobby();
  const newest = useStable(listener);
  useEffect(() => lobby.on(name, newest), [lobby, name, newest]);
}
