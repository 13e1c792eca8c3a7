/** Content that an operator publishes: in the language of the page, perhaps other content for a member than for a visitor. */
import { createResource, type Lobby, type Resource } from 'lobbykit';
import { computed, onMount, type ReadableAtom } from 'nanostores';

export interface PublicContent<T> {
  /** Asked for whenever a page begins to show it; what was there for the same reader stays meanwhile. */
  readonly $state: ReadableAtom<Resource<T>>;
  /** Asks again; resolves when the answer or the error is in the store. */
  retry(): Promise<void>;
}

export type ReaderLobby = Pick<Lobby, '$language' | '$session'>;

/** @param question asked in the language of the lobby */
export function createPublicContent<T>(
  { $language, $session }: ReaderLobby,
  question: () => Promise<{ readonly data: T; readonly at?: number }>,
): PublicContent<T> {
  const resource = createResource<T>();
  const $reader = computed([$session, $language], (session, language) => `${session?.userName ?? ''} ${language}`);
  let shownTo: string | null = null;
  const ask = async () => {
    await resource.ask(question);
  };
  onMount(resource.$state, () =>
    $reader.subscribe(reader => {
      if (shownTo !== reader) resource.reset();
      shownTo = reader;
      void ask();
    }),
  );
  return { $state: resource.$state, retry: ask };
}
