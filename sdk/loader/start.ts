/**
 * First chunk started by the loader: creates the page's default lobby from the script tag, and `window.lobbykit` for
 * pushed tasks.
 */

import { pageEnv } from '../dom/env.ts';
import { noteFailure } from '../elements/base/lobby-failures.ts';
import { composeLobby } from '../lobby/compose.ts';
import { configFromData, plainConfig } from '../lobby/config/tag-config.ts';
import { findLobby, registerLobby } from '../lobby/registry.ts';
import type { LobbyConfig } from '../lobby/types.ts';
import type { Kit } from './kit.lazy.ts';
import { lotteryCode } from './lottery-code.ts';

/** Values that the loader passes to the kit. */
export interface StartOptions {
  /** Options of the script tag, `data-lobby-*`, unparsed. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** All `data-*` attributes of the script tag. */
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly nonce: string;
  /** Tasks pushed before the kit was loaded; later pushes are added until then. */
  readonly tasks: ((kit: Kit) => void)[];
  readonly load: (name: string) => Promise<void>;
}

/**
 * Starts the kit; called once by the loader.
 * @returns a function that runs the pushed tasks with the kit; not needed for tags alone
 */
export function start({ options, dataset, nonce, tasks, load }: StartOptions): () => Promise<void> {
  const own = options.name ?? 'default';
  let loading: Promise<Kit> | undefined;
  const kit = () => (loading ??= import('./kit.lazy.ts').then(({ createKit }) => createKit(own, load)));

  const tagConfig = configFromData(options);
  // Without both options, the page's script creates the lobby.
  let ready: Promise<void> | undefined;
  if ((tagConfig.gateway ?? tagConfig.merchant) !== undefined) {
    ready = attempt(own, async () => {
      const plain: LobbyConfig = { ...tagConfig, ...(nonce && { nonce }) };
      // Rare options, unknown options and invalid values are handled by lazy-loaded code.
      const config = Object.keys(options).every(key => Object.hasOwn(tagConfig, key)) ? plainConfig(plain) : null;
      // Another copy of the kit has already created a lobby of this name. Both copies share the lobby if their
      // configurations are equal.
      const share = () => import('./tag-options.lazy.ts').then(({ createFromTag }) => createFromTag(plain, options));
      if (!config || findLobby(config.name)) await share();
      else registerLobby(composeLobby(config, pageEnv, lotteryCode));
    });
  } else if ((dataset.gateway ?? dataset.merchant ?? options.debug) !== undefined) {
    ready = attempt(own, async () => (await import('./tag-options.lazy.ts')).rejectOldNames(dataset));
  }

  return async () => {
    await ready;
    // The queue object becomes the kit, so that references held by the page stay valid.
    const queue: Kit = Object.assign(window.lobbykit!, await kit());
    for (const task of tasks.splice(0)) queue.push(task);
  };
}

/** Reports an invalid configuration in the console and in every tag of that lobby. */
async function attempt(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error((error as Error).message);
    noteFailure(name, error as Error);
  }
}
