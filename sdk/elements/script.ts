/** What the loader starts: the page's default lobby out of the script tag, and `window.lobbykit` for whoever pushes. */
import { buildLobby } from '../core/create-lobby.ts';
import { findLobby, registerLobby } from '../core/registry.ts';
import { configFromData, resolveTag } from '../core/tag-config.ts';
import { pageEnv } from '../dom/env.ts';
import type { LobbyConfig } from '../types.ts';
import { noteFailure } from './failures.ts';
import type { Kit } from './kit.ts';

/** What the loader hands over. */
export interface StartOptions {
  /** `data-*` attributes of the script tag. */
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly nonce: string;
  /** What was pushed before the kit was there; until then pushes go on arriving in it. */
  readonly tasks: ((kit: Kit) => void)[];
  readonly load: (name: string) => Promise<void>;
}

/**
 * Called once by the loader.
 * @returns runs what the page has pushed, with the kit; tags alone never need that
 */
export function start({ dataset, nonce, tasks, load }: StartOptions): () => Promise<void> {
  const own = dataset.name ?? 'default';
  let loading: Promise<Kit> | undefined;
  const kit = () => {
    loading ??= import('./kit.ts').then(({ createKit }) => createKit(own, load));
    return loading;
  };

  if (dataset.gateway !== undefined) {
    attempt(own, () => {
      const options: LobbyConfig = { ...configFromData(dataset), ...(nonce ? { nonce } : {}) };
      const config = resolveTag(options);
      if (!findLobby(config.name)) return registerLobby(buildLobby(config, pageEnv));
      // Another copy of the kit was first: its lobby is shared or the name is taken, as with any lobby made by code.
      void kit().then(({ createLobby }) => attempt(own, () => createLobby(options)));
    });
  }

  return async () => {
    const made = await kit();
    (window as { lobbykit?: Kit }).lobbykit = made;
    for (const task of tasks.splice(0)) runTask(task, made);
  };
}

/** Says a wrong configuration on the console and in every tag of that lobby. */
function attempt(name: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    console.error((error as Error).message);
    noteFailure(name, error as Error);
  }
}

/** A task of the host that throws must not keep the next ones from running. */
function runTask(task: (kit: Kit) => void, kit: Kit): void {
  try {
    task(kit);
  } catch (error) {
    reportError(error);
  }
}
