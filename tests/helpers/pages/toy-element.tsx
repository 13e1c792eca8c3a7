/** A minimal element on the real base class, with a stub of a lobby: tests the base without a widget. */

import { atom } from 'nanostores';
import { define } from '../../../sdk/elements/base/define.ts';
import { LobbyElement } from '../../../sdk/elements/base/lobby-element.ts';
import type { Widget } from '../../../sdk/elements/base/widget.ts';
import type { Lobby, Translate } from '../../../sdk/lobby/types.ts';
import { useLobby, useWidgetHost } from '../../../sdk/ui/binding/provider.tsx';
import { useStore } from '../../../sdk/ui/binding/use-store.ts';
import { useEffect } from '../../../sdk/ui/dialect.ts';

export type ToyStatus = 'loading' | 'ready' | 'empty' | 'error';

/** Counted actions of the toy element, and its state, which tests set. */
export const toy = {
  mounts: 0,
  unmounts: 0,
  draws: 0,
  throwTimes: 0,
  /** Lobbies that the element passed to its view. Each lobby gets a separate model. */
  lobbies: new Set<Lobby>(),
  $status: atom<ToyStatus>('ready'),
};

export function resetToy(): void {
  Object.assign(toy, { mounts: 0, unmounts: 0, draws: 0, throwTimes: 0 });
  toy.lobbies.clear();
  toy.$status.set('ready');
}

/** Waits for timers of 0 ms and renderings. */
export const settle = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60))));

const $state = atom({ status: 'ready' as ToyStatus });
toy.$status.subscribe(status => $state.set({ status }));
export const toyModel = { $state, actions: {} };

function Toy({ size = 'small', count = 0, noFrill = false }: { size?: string; count?: number; noFrill?: boolean }) {
  const lobby = useLobby();
  const host = useWidgetHost();
  const text = useStore(lobby.$text);
  const theme = useStore(lobby.$theme);
  toy.draws += 1;
  toy.lobbies.add(lobby);
  useEffect(() => {
    toy.mounts += 1;
    host?.onModel(toyModel);
    return () => {
      toy.unmounts += 1;
      host?.onModel(null);
    };
  }, [host]);
  if (toy.throwTimes > 0) {
    toy.throwTimes -= 1;
    throw new Error('the toy broke');
  }
  return (
    <p className="lk" data-theme={theme} lang={text.tag}>
      {`${lobby.name} ${size} ${count} ${noFrill ? 'plain' : 'frilled'}`}
      <button type="button" onClick={() => host?.emit('navigate-request', { to: 'home', lobby: lobby.name })}>
        go
      </button>
    </p>
  );
}

const widget: Widget = {
  props: {
    size: { kind: 'choice', values: ['small', 'large'] },
    count: { kind: 'number', min: 0, max: 9 },
    noFrill: { kind: 'flag' },
  },
  stylesheets: ['.lk { color: red }'],
  View: Toy as Widget['View'],
};

export class ToyElement extends LobbyElement {
  static override readonly widget = widget;
  declare size: string | null;
  declare count: number | null;
  declare noFrill: boolean;
}

export const defineToy = (tag = 'lobby-toy'): void => define(tag, ToyElement);

/** Simulated lobby with only the parts that the base element and the toy element read. */
export function toyLobby(name = 'default'): Lobby {
  const translate: Translate = Object.assign((key: string) => key, { language: 'EN', tag: 'en' });
  const config = { languageTags: {}, texts: {}, language: 'EN' };
  const stores = { $text: atom(translate), $theme: atom('light'), $language: atom('EN') };
  return { name, config, ...stores, textReady: () => Promise.resolve() } as unknown as Lobby;
}
