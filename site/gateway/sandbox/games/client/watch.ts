/** Follows a visit that somebody ends elsewhere: a break that the member takes in another tab, a logout. */
import { CallError, type GameSession } from './api.ts';
import { endsVisit } from './view.ts';

/** From one question to the next at least; the gateway holds most of them for longer. */
const MIN_MS = 1_000;

/** Asks until the visit is over, and calls `over` then. */
export async function trackGame(gameSession: GameSession, over: (error: CallError) => void): Promise<void> {
  for (;;) {
    const asked = performance.now();
    try {
      await gameSession.watch();
    } catch (error) {
      if (error instanceof CallError && endsVisit(error)) {
        over(error);
        return;
      }
      // No answer, or a gateway that is busy: asked again.
    }
    await new Promise(resolve => setTimeout(resolve, Math.max(0, MIN_MS - (performance.now() - asked))));
  }
}
