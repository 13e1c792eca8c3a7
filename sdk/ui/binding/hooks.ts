/** Hooks for React components of the host. */

import { useState } from 'react';
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import type { Session, Translate } from '../../lobby/types.ts';
import { type CountdownSpec, type CountdownView, NO_TIME } from '../../protocol/lottery/countdown.ts';
import { useEffect } from '../connected.ts';
import { useLobby } from './provider.tsx';
import { useStable } from './use-model.ts';
import { useStore } from './use-store.ts';

/** Returns the session of this tab; null for a visitor. */
export const useSession = (): Session | null => useStore(useLobby().$session);

/** Returns the code of the current language: EN, VI, TY. */
export const useLanguage = (): string => useStore(useLobby().$language);

/** Returns the function that looks up texts in the current language. */
export const useText = (): Translate => useStore(useLobby().$text);

const UNKNOWN: CountdownView = { phase: 'off', text: NO_TIME, seconds: null, near: false, highlight: false };

/**
 * Returns the running countdown of a lottery or draw; the component renders once per second. `--:--:--` on a server, in
 * the first rendering, and without a lottery. For many countdowns on a page use the lottery board, which does not
 * render at each tick.
 */
export function useCountdown(lottery: CountdownSpec | null | undefined): CountdownView {
  const { clock } = useLobby();
  const [view, setView] = useState(UNKNOWN);
  const { onSale = false, closeAt = null, drawAt = null } = lottery ?? {};
  useEffect(() => clock.watch({ onSale, closeAt, drawAt }, setView), [clock, onSale, closeAt, drawAt]);
  return view;
}

/**
 * Listens to a request or fact of the lobby while the component is mounted. `listener` may call `preventDefault()` to
 * handle a request itself, and may be a new function in each rendering.
 */
export function useRequest<N extends LobbyEventName>(
  name: N,
  listener: (event: CustomEvent<LobbyEvents[N]>) => void,
): void {
  const lobby = useLobby();
  const newest = useStable(listener);
  useEffect(() => lobby.on(name, newest), [lobby, name, newest]);
}
