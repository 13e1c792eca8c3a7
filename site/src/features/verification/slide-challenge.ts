/** Human check before an SMS code: the kit's slide puzzle, loaded on the first code request (SMS-12). */
import type { CodeChallenge, Lobby } from 'lobbykit';
import type { Slide } from 'lobbykit/forms';
import { atom, type ReadableAtom } from 'nanostores';

export interface SlideChallenge {
  /** Loaded puzzle, or null. */
  readonly $slide: ReadableAtom<Slide | null>;
  readonly challenge: CodeChallenge;
}

/**
 * Creates the challenge.
 * @param lobby returns the lobby; a function, because the lobby is created with this challenge as a provider
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
