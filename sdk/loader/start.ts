/**
 * First chunk that the loader starts. It creates the page's default lobby from the script tag, and the full
 * `window.lobbykit` if tasks were pushed.
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
  /** Options of the script tag (`data-lobby-*`), unparsed. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** All `data-*` attributes of the script tag. */
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly nonce: string;
  /** Tasks that were pushed before the kit has loaded. The loader may still add tasks until then. */
  readonly tasks: ((kit: Kit) => void)[];
  readonly load: (name: string) => Promise<void>;
}

/**
 * Starts the kit. The loader calls this function once.
 * @returns a function that runs the pushed tasks with the kit; pages that use only tags do not need it
 */
export function start({ options, dataset, nonce, tasks, load }: StartOptions): () => Promise<void> {
  const own = options.name ?? 'default';
  let loading: Promise<Kit> | undefined;
  const kit = () => (loading ??= import('./kit.lazy.ts').then(({ createKit }) => createKit(own, load)));

  const tagConfig = configFromData(options);
  // If gateway and merchant are both missing, a script of the page creates the lobby.
  let ready: Promise<void> | undefined;
  if ((tagConfig.gateway ?? tagConfig.merchant) !== undefined) {
    ready = attempt(own, async () => {
      const plain: LobbyConfig = { ...tagConfig, ...(nonce && { nonce }) };
      // Rare options, unknown options and invalid values are handled by code that loads separately.
      const config = Object.keys(options).every(key => Object.hasOwn(tagConfig, key)) ? plainConfig(plain) : null;
      // Another copy of the kit may have created a lobby with this name. Both copies share it if the configurations are
      // equal.
      const share = () => import('./tag-options.lazy.ts').then(({ createFromTag }) => createFromTag(plain, options));
      if (!config || findLobby(config.name)) await share();
      else registerLobby(composeLobby(config, pageEnv, lotteryCode));
    });
  } else if ((dataset.gateway ?? dataset.merchant ?? options.debug) !== undefined) {
    ready = attempt(own, async () => (await import('./tag-options.lazy.ts')).rejectOldNames(dataset));
  }

  return async () => {
    await ready;
    // The kit's functions are added to the existing object, so that references which the page holds stay valid.
    const queue: Kit = Object.assign(window.lobbykit!, await kit());
    for (const task of tasks.splice(0)) queue.push(task);
  };
}

/** Reports an invalid configuration in the console and on every tag of that lobby. */
async function attempt(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error((error as Error).message);
    noteFailure(name, error as Error);
  }
}
