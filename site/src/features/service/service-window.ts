/** The address of the operator's service window, for a page that shows a link to it (SERV-16). */
import { type Lobby, serviceLink } from 'lobbykit';
import { atom, onMount, type ReadableAtom } from 'nanostores';

/** Asked for by the first listener: undefined while it is not known, null where there is none. */
export function createServiceWindow(lobby: Pick<Lobby, 'call' | 'config'>): ReadableAtom<string | null | undefined> {
  const $address = atom<string | null | undefined>(undefined);
  onMount($address, () => {
    void serviceLink(lobby).then($address.set);
  });
  return $address;
}
