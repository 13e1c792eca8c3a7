/** Part of a widget in the light DOM, for password managers and autofill. */
import type { ReactNode } from 'react';
import { useLayoutEffect } from '../connected.ts';
import { LobbyContextProvider, useLobby, useWidgetHost } from './provider.tsx';

export interface LightDomSlotProps {
  /** Name of the slot. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders a slot with the children in the light DOM, in an element; the children in place, in plain React. */
export function LightDomSlot({ name, children }: LightDomSlotProps) {
  const lobby = useLobby();
  const host = useWidgetHost();
  useLayoutEffect(() => {
    host?.showLight(
      name,
      <LobbyContextProvider lobby={lobby} host={host}>
        {children}
      </LobbyContextProvider>,
    );
  });
  useLayoutEffect(() => () => host?.showLight(name, null), [host, name]);
  return host?.slots ? <slot name={name} /> : children;
}
