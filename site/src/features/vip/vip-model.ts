/** VIP levels and benefits of a member in the page language (EP-29, ROUTE-34). */
import { createResource, type Lobby, type Resource } from 'lobbykit';
import { clubBenefit } from 'lobbykit/wire';
import { onMount, type ReadableAtom } from 'nanostores';
import { parseVip, type Vip } from './parse-levels.ts';

export interface VipModel {
  readonly $vip: ReadableAtom<Resource<Vip>>;
  /** Sends a failed request again. */
  retry(): void;
}

export function createVip(lobby: Pick<Lobby, '$language' | 'call'>): VipModel {
  const resource = createResource<Vip>();
  const load = () =>
    resource.request(async () => {
      const { value, serverTime } = await lobby.call(clubBenefit);
      return { data: parseVip(value), at: serverTime };
    });
  onMount(resource.$state, () => {
    const off = lobby.$language.subscribe(() => void load());
    return () => {
      off();
      resource.cancel();
    };
  });
  return { $vip: resource.$state, retry: () => void load() };
}
