/**
 * `/sdk/<version>/first/<widget>`: content that a widget shows before its code has loaded, for the loader of the same
 * build.
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
import { type Question, readQuestion } from './prerender-request.ts';
import { cacheResponses } from './response-cache.ts';

/** Used exports of the module that is built with the loader. */
interface Built {
  readonly BUILD: string;
  readonly FIRST_ATTRIBUTES: Readonly<Record<string, AttributeTable>>;
  prerenderResponse(
    question: Omit<Question, 'key'> & { fetch: typeof fetch; now: () => number; timeout: number },
  ): Promise<object | null>;
}

export interface PrerenderResponsesOptions {
  /** Directory of the builds, null without one. */
  readonly staticDir: string | null;
  readonly rules: Pick<OriginRules, 'originsOf'>;
  /** Counts changes of rows and draws. */
  readonly snapshots: Pick<Snapshots, 'generation'>;
  /** Fetches shared responses of this gateway for pages of a merchant. */
  readonly inProcessFetch: InProcessFetch;
  /** ms since 1970 */
  readonly now: () => number;
  /** Timeout for the data, ms. */
  readonly prerenderTimeoutMs: number;
}

export interface PrerenderResponses {
  /**
   * Returns the prerendered response.
   * @param address path and query as received
   * @throws ApiError `not.found` for another build or widget, `first.wrong` for an invalid request, `merchant.unknown`,
   * `busy` if the queue is full
   */
  respond(version: string, widget: string, url: URL, address: string): Promise<Stored>;
  /** Returns the cached response. */
  peek(address: string): Stored | undefined;
  /** Imports the render module in advance, because the first request would time out otherwise. */
  prepare(): Promise<void>;
}

const notFound = (why: string) => new ApiError('not.found', why);

export function createPrerenderResponses({
  staticDir,
  rules,
  snapshots,
  inProcessFetch,
  now,
  prerenderTimeoutMs,
}: PrerenderResponsesOptions): PrerenderResponses {
  const cache = cacheResponses(now, () => snapshots.generation);
  const file = staticDir === null ? null : join(staticDir, 'first/first-answer.js');
  let loading: Promise<Built> | undefined;
  const load = () => {
    if (file === null || !existsSync(file)) throw notFound('This gateway has no first content.');
    loading ??= import(pathToFileURL(file).href) as Promise<Built>;
    return loading;
  };

  return {
    peek: cache.peek,
    async prepare() {
      if (file !== null && existsSync(file)) await load();
    },
    async respond(version, widget, url, address) {
      if (version !== VERSION && version !== 'latest') {
        throw notFound(`First content is drawn for the version ${VERSION} alone, which runs here.`);
      }
      const { BUILD, FIRST_ATTRIBUTES, prerenderResponse } = await load();
      const table = Object.hasOwn(FIRST_ATTRIBUTES, widget) ? FIRST_ATTRIBUTES[widget] : undefined;
      if (!table) throw notFound('This widget has no first content.');
      if (url.searchParams.get('build') !== BUILD) throw notFound('This is the first content of another build.');
      const question = readQuestion(widget, table, url.searchParams);
      if ('wrong' in question) throw new ApiError('first.wrong', `The parameter ${question.wrong} is wrong here.`);
      const { key, ...request } = question;
      if ((await rules.originsOf(request.merchant)) === null) {
        throw new ApiError(ERROR_CODES.merchantUnknown, 'No merchant has this code.');
      }
      const stored = await cache.get(key, async () => {
        const rendered = await prerenderResponse({
          ...request,
          fetch: inProcessFetch(request.merchant),
          now,
          timeout: prerenderTimeoutMs,
        });
        if (rendered === null) throw notFound('This widget shows itself: it needs more than everybody may know.');
        return rendered;
      });
      cache.remember(address, key);
      return stored;
    },
  };
}
