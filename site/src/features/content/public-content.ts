/**
 * Content published by the operator, in the page language. It may differ between members and visitors, so a login or
 * logout requests it again.
 */
import { createResource, type Lobby, type Resource } from 'lobbykit';
import { computed, onMount, type ReadableAtom } from 'nanostores';

export interface PublicContent<T> {
  /**
   * Requested on every mount. The previous data stays until the response arrives, unless the member or the language
   * changed.
   */
  readonly $state: ReadableAtom<Resource<T>>;
  /** Requests the content again; resolves when the response or the error is in `$state`. */
  retry(): Promise<void>;
}

export type ReaderLobby = Pick<Lobby, '$language' | '$session'>;

/** @param fetchContent requests the content in the lobby's language */
export function createPublicContent<T>(
  { $language, $session }: ReaderLobby,
  fetchContent: () => Promise<{ readonly data: T; readonly at?: number }>,
): PublicContent<T> {
  const resource = createResource<T>();
  const $reader = computed([$session, $language], (session, language) => `${session?.userName ?? ''} ${language}`);
  let shownTo: string | null = null;
  const load = async () => {
    await resource.request(fetchContent);
  };
  onMount(resource.$state, () =>
    $reader.subscribe(reader => {
      if (shownTo !== reader) resource.reset();
      shownTo = reader;
      void load();
    }),
  );
  return { $state: resource.$state, retry: load };
}
