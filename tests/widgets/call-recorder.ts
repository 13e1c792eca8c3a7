/** Records the calls of a lobby by the time of the visit (`CallTime`) at which they are made. */
import { catalog, type Endpoint } from 'lobbykit/wire';
import { vi } from 'vitest';
import { type Env, pageEnv } from '../../sdk/dom/env.ts';
import { buildLobby } from '../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig } from '../../sdk/lobby/types.ts';
import type { CallTime } from '../../sdk/protocol/widgets/calls.ts';

/**
 * Time in ms without a new or pending call after which a recording ends; longer than the debounced change of a
 * language.
 */
const QUIET_MS = 400;

type Change = (name: string, body: Record<string, unknown>) => Record<string, unknown>;

export interface RecordedLobby extends Lobby {
  /** Runs `act`, and records all calls as calls of `time` until no further call is made. */
  during(time: CallTime, act: () => unknown): Promise<void>;
}

export interface CallRecorder {
  /** Names of the recorded calls, by time of the visit. */
  readonly calls: Map<CallTime, Set<string>>;
  /** Number of requests by call, at all times of the visit. */
  readonly counts: Map<string, number>;
  /** Creates a lobby. `change` modifies the bodies of responses; an error of `change` is a lost connection. */
  lobby(config?: Partial<LobbyConfig>, options?: { readonly change?: Change; readonly env?: Env }): RecordedLobby;
  dispose(): void;
}

const nameOf = (method: string, url: URL, moduleId: string | null): string =>
  catalog.find(
    (endpoint: Endpoint) =>
      endpoint.method === method && endpoint.path === url.pathname && endpoint.moduleId === moduleId,
  )?.name ?? `${method} ${url.pathname}`;

export function recordCalls(gateway: string): CallRecorder {
  const calls = new Map<CallTime, Set<string>>();
  const counts = new Map<string, number>();
  const lobbies: Lobby[] = [];
  let time: CallTime | null = null;
  let pending = 0;
  let total = 0;

  const recording =
    (change?: Change): typeof fetch =>
    async (input, init) => {
      const { method, url, headers } = input instanceof Request ? input : new Request(String(input), init);
      const name = nameOf(method, new URL(url), headers.get('ModuleId'));
      if (time) calls.set(time, (calls.get(time) ?? new Set()).add(name));
      counts.set(name, (counts.get(name) ?? 0) + 1);
      total++;
      pending++;
      try {
        const response = await fetch(input, init);
        if (!change || response.status === 304) return response;
        return Response.json(change(name, await response.json()), { status: response.status });
      } finally {
        pending--;
      }
    };

  const quiet = async () => {
    for (;;) {
      const before = total;
      await vi.dynamicImportSettled();
      await new Promise(resolve => setTimeout(resolve, QUIET_MS));
      if (pending === 0 && total === before) return;
    }
  };

  return {
    calls,
    counts,
    lobby(config = {}, { change, env = pageEnv } = {}) {
      const options = { gateway, merchant: 'demo', language: 'EN', languages: ['EN', 'VI'], storagePrefix: '' };
      const lobby = buildLobby(resolveConfig({ ...options, fetch: recording(change), ...config }), env);
      lobbies.push(lobby);
      return Object.assign(lobby, {
        async during(moment: CallTime, act: () => unknown) {
          time = moment;
          await act();
          await quiet();
          time = null;
        },
      });
    },
    dispose() {
      for (const lobby of lobbies) lobby.dispose();
    },
  };
}

/** Environment in which delays of seconds take 40 ms, so that polls follow each other. */
export const impatientEnv: Env = { ...pageEnv, after: (ms, run) => pageEnv.after(ms > 2_000 ? 40 : ms, run) };
