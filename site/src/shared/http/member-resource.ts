/** Data of a member that a page shows, requested again after a change of language. */
import { type CallError, createResource, type Lobby, type Resource } from 'lobbykit';
import { onMount, type ReadableAtom } from 'nanostores';

export interface MemberResource<T> {
  readonly $state: ReadableAtom<Resource<T>>;
  /** Requests the data again, such as after a failure or an action. Resolves with the error of the request, or null. */
  again(): Promise<CallError | null>;
}

/** @param load requests the data; returns the data and the server time of the response, ms since 1970 */
export function createMemberResource<T>(
  lobby: Pick<Lobby, '$language'>,
  load: (language: string) => Promise<{ readonly data: T; readonly at?: number }>,
): MemberResource<T> {
  const resource = createResource<T>();
  const again = () => resource.request(() => load(lobby.$language.get()));
  onMount(resource.$state, () => {
    const off = lobby.$language.subscribe(() => void again());
    return () => {
      off();
      resource.cancel();
    };
  });
  return { $state: resource.$state, again };
}
