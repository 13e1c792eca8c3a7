/** Member data of a page, requested again in each language. */
import { type CallError, createResource, type Lobby, type Resource } from 'lobbykit';
import { onMount, type ReadableAtom } from 'nanostores';

export interface MemberResource<T> {
  readonly $state: ReadableAtom<Resource<T>>;
  /** Requests the data again, after a failure or a change. Resolves with the error of the request, or null. */
  again(): Promise<CallError | null>;
}

/** @param load returns the data and the server time of the response, ms since 1970 */
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
