/** Dialog frame: a bottom sheet on a phone, a centered box on a wide screen. */
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
  /** Footer below the scrolling body. */
  readonly foot?: ReactNode;
  /** Called by Escape, the backdrop, the close button and the browser's back button; the owner sets `open`. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function Modal({ open, title, closeLabel, className, part, foot, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useUniqueId();
  const closing = useRef(onClose);
  closing.current = onClose;
  const stage = useTransitionState(open);
  /** Remains mounted during the closing transition. */
  const present = stage !== 'unmounted';

  useEffect(() => {
    if (open) return openLayer(() => closing.current());
  }, [open]);

  // Released together with the dialog, so that the page can be scrolled immediately.
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which must work by keyboard too, and may hold no control */}
      <section className="lk-modal-body" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      {foot && <div className="lk-footer">{foot}</div>}
    </dialog>
  );
}
