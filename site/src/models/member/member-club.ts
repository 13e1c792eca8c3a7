/** The club of a member: its levels, and what each brings, in the language of the page (EP-29, ROUTE-34). */
import { createResource, type Lobby, type Resource } from 'lobbykit';
import { type Club, readClub } from 'lobbykit/domain';
import { clubBenefit } from 'lobbykit/wire';
import { onMount, type ReadableAtom } from 'nanostores';

export interface ClubModel {
  readonly $club: ReadableAtom<Resource<Club>>;
  /** Asks again after a failure. */
  retry(): void;
}

export function createClub(lobby: Pick<Lobby, '$language' | 'call'>): ClubModel {
  const resource = createResource<Club>();
  const ask = () =>
    resource.ask(async () => {
      const { value, serverTime } = await lobby.call(clubBenefit);
      return { data: readClub(value), at: serverTime };
    });
  onMount(resource.$state, () => {
    const off = lobby.$language.subscribe(() => void ask());
    return () => {
      off();
      resource.leave();
    };
  });
  return { $club: resource.$state, retry: () => void ask() };
}
