/** Server rendering of widgets: framed pages, and prerendered content of widgets in the script-tag build. */
import { createEmbeds, type EmbedOptions } from '../embed/embeds.ts';
import { inProcessFetch } from '../embed/in-process-fetch.ts';
import { createPrerenderResponses, type PrerenderResponsesOptions } from './prerender-responses.ts';

/**
 * Creates both.
 * @param options options of both; `staticDir` is null without a build
 */
export const createPrerendering = (options: EmbedOptions & Omit<PrerenderResponsesOptions, 'inProcessFetch'>) => ({
  embeds: createEmbeds(options),
  prerenderResponses: createPrerenderResponses({
    ...options,
    inProcessFetch: inProcessFetch(options.routes, options.snapshots),
  }),
});
