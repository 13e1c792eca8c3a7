/** Store with localized data, fetched by the first listener and again after a language change. */
import { onMount, type ReadableAtom } from 'nanostores';
import { type Env, pageEnv } from '../../dom/env.ts';
import type { Resource } from '../types.ts';
import { listenDebounced } from './listen-debounced.ts';
import { createResource, type Found } from './resource.ts';

export interface LanguageResource<T> {
  /** Data in the previous language stay visible until those in the new language have loaded. */
  readonly $state: ReadableAtom<Resource<T>>;
  /** Fetches the data now; resolves when the data or the error is in the store. */
  refresh(): Promise<void>;
}

/**
 * Creates a store that fetches its data once per language while it has listeners; language changes are debounced by 250
 * ms (LIST-38). After an error, the next listener starts another request.
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
      // A response in a language that was selected earlier does not count as the data of the current language.
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
