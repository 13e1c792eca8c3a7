/** The club of a member: its levels, and what each brings, in the language of the page (EP-29, ROUTE-34). */
import { createResource, type Lobby, type Resource } from 'lobbykit';
import { clubBenefit } from 'lobbykit/wire';
import { onMount, type ReadableAtom } from 'nanostores';
import { parseVip, type Vip } from './parse-levels.ts';

export interface VipModel {
  readonly $vip: ReadableAtom<Resource<Vip>>;
  /** Asks again after a failure. */
  retry(): void;
}

export function createVip(lobby: Pick<Lobby, '$language' | 'call'>): VipModel {
  const resource = createResource<Vip>();
  const ask = () =>
    resource.ask(async () => {
      const { value, serverTime } = await lobby.call(clubBenefit);
      return { data: parseVip(value), at: serverTime };
    });
  onMount(resource.$state, () => {
    const off = lobby.$language.subscribe(() => void ask());
    return () => {
      off();
      resource.leave();
    };
  });
  return { $vip: resource.$state, retry: () => void ask() };
}
