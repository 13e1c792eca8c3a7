/** Facts about the device that the page runs on. */
import { isStandalone } from './env.ts';

/** Facts for the rules of `domain/content/download.ts`; without a browser they say nothing. `webclip`: the kept flag of that name. */
export function readDevice(webclip: boolean) {
  const { userAgent, maxTouchPoints } = Object(globalThis.navigator) as Partial<Navigator>;
  return { userAgent: userAgent ?? '', touchPoints: maxTouchPoints ?? 0, standalone: isStandalone(), webclip };
}
