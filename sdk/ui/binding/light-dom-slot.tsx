/** A part of a widget that must stand in the page itself, where password managers and autofill look for it. */
import { type ReactNode, useLayoutEffect } from 'react';
import { LobbyProvider, useLobby, useWidgetHost } from './provider.tsx';

export interface LightDomSlotProps {
  /** Name of the slot that shows it. */
  readonly name: string;
  readonly children: ReactNode;
}

/** In an element: a slot, filled from the light DOM with the children. In plain React the children stand where they are. */
export function LightDomSlot({ name, children }: LightDomSlotProps) {
  const lobby = useLobby();
  const host = useWidgetHost();
  useLayoutEffect(() => {
    host?.showLight(
      name,
      <LobbyProvider lobby={lobby} host={host}>
        {children}
      </LobbyProvider>,
    );
  });
  useLayoutEffect(() => () => host?.showLight(name, null), [host, name]);
  return host?.slots ? <slot name={name} /> : children;
}
