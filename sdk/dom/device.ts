/** What the page knows about the device it runs on. */
import { isStandalone } from './env.ts';

/** Facts for the rules of `domain/download.ts`; without a browser they say nothing. `webclip`: the kept flag of that name. */
export function readDevice(webclip: boolean) {
  const { userAgent, maxTouchPoints } = Object(globalThis.navigator) as Partial<Navigator>;
  return { userAgent: userAgent ?? '', touchPoints: maxTouchPoints ?? 0, standalone: isStandalone(), webclip };
}

/** Minutes that the device's clock is ahead of UTC at the instant `at` (ms since 1970), for the rules of `domain/dates.ts`. */
export const minutesAhead = (at: number | null): number => -new Date(at ?? 0).getTimezoneOffset();
