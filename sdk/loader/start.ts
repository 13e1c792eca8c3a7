/**
 * The first chunk that the loader starts: makes the page's default lobby out of the script tag, and `window.lobbykit` for code
 * that pushes.
 */

import { pageEnv } from '../dom/env.ts';
import { noteFailure } from '../elements/base/lobby-failures.ts';
import { composeLobby } from '../lobby/compose.ts';
import { configFromData, plainConfig } from '../lobby/config/tag-config.ts';
import { findLobby, registerLobby } from '../lobby/registry.ts';
import type { LobbyConfig } from '../lobby/types.ts';
import type { Kit } from './kit.lazy.ts';
import { lotteryCode } from './lottery-code.ts';

/** Values that the loader hands over. */
export interface StartOptions {
  /** `data-*` attributes of the script tag. */
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly nonce: string;
  /** Tasks pushed before the kit was there; until then further pushes add to them. */
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
    loading ??= import('./kit.lazy.ts').then(({ createKit }) => createKit(own, load));
    return loading;
  };

  const given = configFromData(dataset);
  // Without either of them the page's own code makes its lobby.
  let made = Promise.resolve();
  if ((given.gateway ?? given.merchant) !== undefined) {
    made = attempt(own, async () => {
      const options: LobbyConfig = { ...given, ...(nonce ? { nonce } : {}) };
      // Options few pages have, attributes that are none, and what is wrong with any are read by code that few pages load.
      const config = Object.keys(dataset).every(key => Object.hasOwn(given, key)) ? plainConfig(options) : null;
      // Another copy of the kit was first: its lobby is shared or the name is taken, as with any lobby made by code.
      const share = () =>
        import('./tag-options.lazy.ts').then(({ createFromTag }) => void createFromTag(options, dataset));
      if (!config || findLobby(config.name)) await share();
      else registerLobby(composeLobby(config, pageEnv, lotteryCode));
    });
  }

  return async () => {
    await made;
    // The queue object itself becomes the kit: references that the page has kept go on working.
    const queue: Kit = Object.assign((window as unknown as { lobbykit: object }).lobbykit, await kit());
    for (const task of tasks.splice(0)) queue.push(task);
  };
}

/** Says a wrong configuration on the console and in every tag of that lobby. */
async function attempt(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error((error as Error).message);
    noteFailure(name, error as Error);
  }
}
