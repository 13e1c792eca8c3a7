/** Dialog: a bottom sheet on a phone, a centered box on a wide screen. */
import { openLayer } from '../../dom/overlays/layers.ts';
import { openModal } from '../../dom/overlays/modal.ts';
import { Button } from '../button/button.tsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from '../dialect.ts';
import { Icon } from '../icon/icon.tsx';
import { x } from '../icon/lazy-icons.ts';
import { useUniqueId } from '../use-unique-id.ts';
import { useTransitionState } from './use-transition-state.ts';

export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly className?: string;
  readonly part?: string;
  /** Footer, which does not scroll with the body. */
  readonly foot?: ReactNode;
  /**
   * Called when the visitor presses Escape, the browser's back button or the close button, or clicks the backdrop. The
   * caller must then change `open`.
   */
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function Modal({ open, title, closeLabel, className, part, foot, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useUniqueId();
  const closing = useRef(onClose);
  closing.current = onClose;
  const stage = useTransitionState(open);
  /** True until the closing transition has ended. */
  const present = stage !== 'unmounted';

  useEffect(() => {
    if (open) return openLayer(() => closing.current());
  }, [open]);

  // A layout effect, so that the page can be scrolled as soon as the dialog is removed.
  useLayoutEffect(() => {
    if (present && dialog.current) return openModal(dialog.current, () => closing.current());
  }, [present]);

  if (!present) return null;
  return (
    <dialog
      ref={dialog}
      className={className ? `lk-modal ${className}` : 'lk-modal'}
      part={part}
      aria-labelledby={titleId}
      data-stage={stage}
      data-closing={open ? undefined : ''}
    >
      <div className="lk-modal-grab" />
      <div className="lk-modal-header">
        <h2 id={titleId} tabIndex={-1} data-first-focus="">
          {title}
        </h2>
        <Button variant="icon" label={closeLabel} onClick={onClose}>
          <Icon shape={x} />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: must scroll by keyboard too, even without a control */}
      <section className="lk-modal-body" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      {foot && <div className="lk-footer">{foot}</div>}
    </dialog>
  );
}
