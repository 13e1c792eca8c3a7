/** A store whose data are told in the language of the page: asked for when somebody looks, and again when that changes. */
import { onMount, type ReadableAtom } from 'nanostores';
import { type Env, pageEnv } from '../../dom/env.ts';
import type { Resource } from '../types.ts';
import { debounced } from './debounce.ts';
import { createResource, type Found } from './resource.ts';

export interface LanguageResource<T> {
  /** Data in the last language stay shown until those in the new one have come. */
  readonly $state: ReadableAtom<Resource<T>>;
  /** Asks now; resolves when the answer or the error is in the store. */
  refresh(): Promise<void>;
}

/**
 * Asks once per language while somebody listens, 250 ms after the last change of several (LIST-38). An error is asked about
 * again by the next listener.
 */
export function languageResource<T>(
  $language: ReadableAtom<string>,
  question: (language: string) => Promise<Found<T>>,
  env: Pick<Env, 'after'> = pageEnv,
): LanguageResource<T> {
  const resource = createResource<T>(env);
  let requestedIn: string | undefined;
  let shownIn: string | undefined;

  const refresh = async () => {
    const language = $language.get();
    requestedIn = language;
    await resource.ask(async () => {
      const found = await question(language);
      // The answer to an overtaken question is not shown.
      if (requestedIn === language) shownIn = language;
      return found;
    });
  };

  onMount(resource.$state, () => {
    if (shownIn !== $language.get()) void refresh();
    return debounced($language, () => void refresh(), env);
  });
  return { $state: resource.$state, refresh };
}
