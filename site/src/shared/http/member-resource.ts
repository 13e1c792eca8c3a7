/** Something of the member that a page asks the gateway for, again in each language. */
import { type CallError, createResource, type Lobby, type Resource } from 'lobbykit';
import { onMount, type ReadableAtom } from 'nanostores';

export interface MemberResource<T> {
  readonly $state: ReadableAtom<Resource<T>>;
  /** Asks again, after a failure or after something changed; resolves with the error it ended with, or null. */
  again(): Promise<CallError | null>;
}

/** @param question gives the data and the server's time at which they were made, ms since 1970 */
export function createMemberResource<T>(
  lobby: Pick<Lobby, '$language'>,
  question: (language: string) => Promise<{ readonly data: T; readonly at?: number }>,
): MemberResource<T> {
  const resource = createResource<T>();
  const again = () => resource.ask(() => question(lobby.$language.get()));
  onMount(resource.$state, () => {
    const off = lobby.$language.subscribe(() => void again());
    return () => {
      off();
      resource.leave();
    };
  });
  return { $state: resource.$state, again };
}
