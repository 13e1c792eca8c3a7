/**
 * Responses at `/sdk/<version>/first/<widget>`: content that a widget shows before its code has loaded. They are for
 * the loader of the same build only.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AttributeTable } from 'lobbykit/server';
import { ERROR_CODES } from 'lobbykit/wire';
import type { InProcessFetch } from '../embed/in-process-fetch.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Stored } from '../platform/http/conditional-get.ts';
import type { OriginRules } from '../platform/http/cors.ts';
import type { Snapshots } from '../platform/http/response-cache.ts';
import { VERSION } from '../platform/http/static/site.ts';
import type { Log } from '../platform/log.ts';
import { type Question, readQuestion } from './prerender-request.ts';
import { cacheResponses, QueueFull } from './response-cache.ts';

/** Exports of the render module, which is built together with the loader. */
interface Built {
  readonly BUILD: string;
  readonly FIRST_ATTRIBUTES: Readonly<Record<string, AttributeTable>>;
  prerenderResponse(
    question: Omit<Question, 'key'> & { fetch: typeof fetch; now: () => number; timeout: number },
  ): Promise<object | null>;
}

export interface PrerenderResponsesOptions {
  /** Directory of the built files; null if none are served. */
  readonly staticDir: string | null;
  readonly rules: Pick<OriginRules, 'originsOf'>;
  /** Response cache, whose `generation` changes with rows and draws. */
  readonly snapshots: Pick<Snapshots, 'generation'>;
  /** Returns a `fetch` function for the shared responses of this gateway. */
  readonly inProcessFetch: InProcessFetch;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Timeout for the data of prerendered content, ms. */
  readonly prerenderTimeoutMs: number;
  readonly log: Pick<Log, 'info'>;
}

export interface PrerenderResponses {
  /**
   * Returns the prerendered content; null if there is none, so that the widget renders itself: for another build,
   * private or missing data, or a full queue.
   * @param requestUrl path and query of the URL, as received
   * @throws ApiError `not.found` for an unknown widget, `first.wrong` for an invalid request, `merchant.unknown`
   */
  respond(version: string, widget: string, url: URL, requestUrl: string): Promise<Stored | null>;
  /** Returns the cached response for a path and query; undefined if there is none. */
  peek(url: string): Stored | undefined;
  /** Imports the render module, because the first request would otherwise exceed the timeout. */
  prepare(): Promise<void>;
}

/** Returns the reason of an error that is expected under load and harmless for pages; null for other errors. */
function reasonOf(error: unknown): string | null {
  if (error instanceof QueueFull) return 'too many renderings wait';
  // `instanceof CallError` does not work here, because the build contains another copy of the class.
  return error instanceof Error && error.name === 'CallError' ? 'the data did not load' : null;
}

export function createPrerenderResponses({
  staticDir,
  rules,
  snapshots,
  inProcessFetch,
  now,
  prerenderTimeoutMs,
  log,
}: PrerenderResponsesOptions): PrerenderResponses {
  const cache = cacheResponses(now, () => snapshots.generation);
  const file = staticDir === null ? null : join(staticDir, 'first/first-answer.js');
  let loading: Promise<Built> | undefined;
  /** Imports the render module; returns null if there is no build. */
  const load = async () => {
    if (file === null || !existsSync(file)) return null;
    loading ??= import(pathToFileURL(file).href) as Promise<Built>;
    return loading;
  };
  const none = (widget: string, reason: string, error?: unknown): null => {
    log.info({ widget, reason, err: error }, 'no first content');
    return null;
  };

  return {
    peek: cache.peek,
    async prepare() {
      await load();
    },
    async respond(version, widget, url, requestUrl) {
      const built = await load();
      if (built === null) return none(widget, 'the gateway has no build');
      const { BUILD, FIRST_ATTRIBUTES, prerenderResponse } = built;
      if ((version !== VERSION && version !== 'latest') || url.searchParams.get('build') !== BUILD) {
        return none(widget, 'the page has another build');
      }
      const table = Object.hasOwn(FIRST_ATTRIBUTES, widget) ? FIRST_ATTRIBUTES[widget] : undefined;
      if (!table) throw new ApiError('not.found', 'This widget has no first content.');
      const question = readQuestion(widget, table, url.searchParams);
      if ('wrong' in question) throw new ApiError('first.wrong', `The parameter ${question.wrong} is wrong here.`);
      const { key, ...request } = question;
      if ((await rules.originsOf(request.merchant)) === null) {
        throw new ApiError(ERROR_CODES.merchantUnknown, 'No merchant has this code.');
      }
      const make = () =>
        prerenderResponse({
          ...request,
          fetch: inProcessFetch(request.merchant),
          now,
          timeout: prerenderTimeoutMs,
        });
      try {
        const stored = await cache.get(key, make);
        if (stored === null) return none(widget, 'the data are private or incomplete');
        cache.remember(requestUrl, key);
        return stored;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === null) throw error;
        return none(widget, reason, error);
      }
    },
  };
}
