/** Dialog with the slide puzzle, above the form that requests a code. The form keeps its state (SMS-11, SMS-12). */
import { useStore } from '@nanostores/react';
import type { Slide } from 'lobbykit/forms';
import { SlideSheet } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import type { SlideChallenge } from './slide-challenge.ts';

export function SlideDialog({ slide }: { slide: SlideChallenge }) {
  const puzzle = useStore(slide.$slide);
  return puzzle && <OpenSlide slide={puzzle} />;
}

function OpenSlide({ slide: { $state, actions } }: { slide: Slide }) {
  return <SlideSheet slide={useStore($state)} actions={actions} text={useText()} />;
}
