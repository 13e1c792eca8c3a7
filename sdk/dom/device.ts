/** Properties of the visitor's device. */
import { isStandalone } from './env.ts';

/**
 * Returns the device properties that `sdk/protocol/content/download.ts` requires; empty on a server. `webclip`: value
 * of the stored flag with this name.
 */
export function readDevice(webclip: boolean) {
  const { userAgent, maxTouchPoints } = Object(globalThis.navigator) as Partial<Navigator>;
  return { userAgent: userAgent ?? '', touchPoints: maxTouchPoints ?? 0, standalone: isStandalone(), webclip };
}
