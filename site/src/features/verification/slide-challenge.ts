/** The site's check that a person asks for a code: the kit's slide puzzle, loaded when the first code is asked for (SMS-12). */
import type { CodeChallenge, Lobby } from 'lobbykit';
import type { Slide } from 'lobbykit/forms';
import { atom, type ReadableAtom } from 'nanostores';

export interface SlideChallenge {
  /** The puzzle, once there was a reason to have one. */
  readonly $slide: ReadableAtom<Slide | null>;
  readonly challenge: CodeChallenge;
}

/** `lobby`: read when it is needed, for the lobby is made with this challenge among its providers. */
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
