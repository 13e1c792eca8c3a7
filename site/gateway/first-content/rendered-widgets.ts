/** What the gateway renders of the kit's widgets: pages for frames, and what a script tag's widgets show first. */
import { createEmbeds, type EmbedOptions } from '../embed/embeds.ts';
import { insideFetch } from '../embed/inside-fetch.ts';
import { createPrerenderResponses, type PrerenderResponsesOptions } from './prerender-responses.ts';

/** @param options with the folder of the builds, null without one */
export const createShown = (options: EmbedOptions & Omit<PrerenderResponsesOptions, 'ask'>) => ({
  embeds: createEmbeds(options),
  prerenderResponses: createPrerenderResponses({ ...options, ask: insideFetch(options.routes, options.snapshots) }),
});
