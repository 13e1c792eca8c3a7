/**
 * Verifies a human before an SMS code is sent: the kit's slide puzzle, loaded at the first request for a code (SMS-12).
 */
import type { CodeChallenge, Lobby } from 'lobbykit';
import type { Slide } from 'lobbykit/forms';
import { atom, type ReadableAtom } from 'nanostores';

export interface SlideChallenge {
  /** State of the slide puzzle; null until it is loaded. */
  readonly $slide: ReadableAtom<Slide | null>;
  readonly challenge: CodeChallenge;
}

/**
 * Creates the challenge.
 * @param lobby returns the lobby. A function, because creating the lobby requires this challenge
 */
export function createSlideChallenge(lobby: () => Pick<Lobby, 'call' | 'textReady'>): SlideChallenge {
  const $slide = atom<Slide | null>(null);
  return {
    $slide,
    async challenge(request) {
      const { createSlide } = await import('lobbykit/forms');
      await lobby().textReady('account');
      if (!$slide.get()) $slide.set(createSlide(lobby()));
      return $slide.get()?.actions.challenge(request) ?? null;
    },
  };
}
