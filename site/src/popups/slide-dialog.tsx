/** The slide puzzle above the form that asks for a code; its form stays as it is (SMS-11, SMS-12). */
import { useStore } from '@nanostores/react';
import type { Slide, SlideState } from 'lobbykit/forms';
import { Modal, SlidePuzzle } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import type { SlideChallenge } from '../models/slide-challenge.ts';

export function SlideDialog({ slide }: { slide: SlideChallenge }) {
  const puzzle = useStore(slide.$slide);
  return puzzle && <OpenSlide slide={puzzle} />;
}

/** What went wrong, as a key of the kit's tables. */
const ERRORS: Readonly<Partial<Record<SlideState['status'], string>>> = {
  missed: 'error.slide-wrong',
  failed: 'error.connection',
};

function OpenSlide({ slide: { $state, actions } }: { slide: Slide }) {
  const text = useText();
  const { status, puzzle, x } = useStore($state);
  const error = ERRORS[status];
  return (
    <Modal
      open={status !== 'closed'}
      title={text('slide.title')}
      closeLabel={text('action.close')}
      onClose={actions.close}
    >
      <SlidePuzzle
        puzzle={puzzle}
        x={x}
        checking={status === 'checking'}
        label={text('slide.label')}
        keys={text('slide.keys')}
        reloadLabel={text('slide.reload')}
        error={error && text(error)}
        onMove={actions.move}
        onDrop={() => void actions.drop()}
        onReload={() => void actions.reload()}
      />
    </Modal>
  );
}
