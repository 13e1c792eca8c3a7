/** The slide puzzle as a sheet above the login. */
import type { Translate } from '../../types.ts';
import { Modal } from '../../ui/modal.tsx';
import { SlidePuzzle } from '../../ui/slide-puzzle.tsx';
import type { LoginModalActions, LoginPanel } from './model.ts';

export interface SlideSheetProps {
  readonly slide: LoginPanel['slide'];
  readonly actions: LoginModalActions['slide'];
  readonly text: Translate;
}

export function SlideSheet({ slide, actions, text }: SlideSheetProps) {
  const { status, puzzle, x } = slide;
  const error = status === 'missed' ? 'error.slide-wrong' : status === 'failed' ? 'error.connection' : null;
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
        error={error ? text(error) : undefined}
        onMove={actions.move}
        onDrop={() => void actions.drop()}
        onReload={() => void actions.reload()}
      />
    </Modal>
  );
}
