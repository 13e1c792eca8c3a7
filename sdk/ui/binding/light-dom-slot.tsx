/**
 * Renders a part of a widget in the light DOM, because password managers and autofill do not look into shadow roots.
 */
import type { ReactNode } from 'react';
import { useLayoutEffect } from '../connected.ts';
import { LobbyContextProvider, useLobby, useWidgetHost } from './provider.tsx';

export interface LightDomSlotProps {
  /** Name of the slot. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * In a custom element, renders a slot and places the children in the light DOM. In React, renders the children in
 * place.
 */
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
