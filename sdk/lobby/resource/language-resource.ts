/** Store with localized data: requested by its first listener, and again after a change of language. */
import { onMount, type ReadableAtom } from 'nanostores';
import { type Env, pageEnv } from '../../dom/env.ts';
import type { Resource } from '../types.ts';
import { listenDebounced } from './listen-debounced.ts';
import { createResource, type Found } from './resource.ts';

export interface LanguageResource<T> {
  /** Data in the previous language stay visible until those in the new language have loaded. */
  readonly $state: ReadableAtom<Resource<T>>;
  /** Requests the data now; resolves when the response or the error is in the store. */
  refresh(): Promise<void>;
}

/**
 * Creates a store that requests data once per language while it has listeners, debounced by 250 ms (LIST-38). After an
 * error, the next listener retries.
 */
export function languageResource<T>(
  $language: ReadableAtom<string>,
  load: (language: string) => Promise<Found<T>>,
  env: Pick<Env, 'after'> = pageEnv,
): LanguageResource<T> {
  const resource = createResource<T>(env);
  let requestedIn: string | undefined;
  let shownIn: string | undefined;

  const refresh = async () => {
    const language = $language.get();
    requestedIn = language;
    await resource.request(async () => {
      const found = await load(language);
      // A response in a previously selected language does not count as shown.
      if (requestedIn === language) shownIn = language;
      return found;
    });
  };

  onMount(resource.$state, () => {
    if (shownIn !== $language.get()) void refresh();
    return listenDebounced($language, () => void refresh(), env);
  });
  return { $state: resource.$state, refresh };
}
