/** Server rendering of widgets: framed pages, and prerendered content of script-tag widgets. */
import { createEmbeds, type EmbedOptions } from '../embed/embeds.ts';
import { inProcessFetch } from '../embed/in-process-fetch.ts';
import { createPrerenderResponses, type PrerenderResponsesOptions } from './prerender-responses.ts';

/** @param options including the directory of the builds, null without one */
export const createPrerendering = (options: EmbedOptions & Omit<PrerenderResponsesOptions, 'inProcessFetch'>) => ({
  embeds: createEmbeds(options),
  prerenderResponses: createPrerenderResponses({
    ...options,
    inProcessFetch: inProcessFetch(options.routes, options.snapshots),
  }),
});
