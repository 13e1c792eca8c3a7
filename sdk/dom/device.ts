/** Properties of the device that the page runs on. */
import { isStandalone } from './env.ts';

/**
 * Returns the properties for the rules of `sdk/protocol/content/download.ts`; empty without a browser. `webclip`: the
 * stored flag of that name.
 */
export function readDevice(webclip: boolean) {
  const { userAgent, maxTouchPoints } = Object(globalThis.navigator) as Partial<Navigator>;
  return { userAgent: userAgent ?? '', touchPoints: maxTouchPoints ?? 0, standalone: isStandalone(), webclip };
}
