/** Row with a label, a value, and a copy button. */
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { FAILURE_MS } from '../../../shared/time/durations.ts';
import { copyText, pageDevice } from '../../account/invite/invite-model.ts';
import './copy-row.css';

export interface CopyRowProps {
  readonly name: string;
  readonly value: string;
  /**
   * Text shown instead of the copied value.
   * @default the value
   */
  readonly shown?: string;
  readonly mark?: ReactNode;
  readonly variant?: 'hot';
}

/** Time for which the button shows "copied", ms. */
const COPIED_MS = 2_000;

export function CopyRow({ name, value, shown = value, mark, variant }: CopyRowProps) {
  const text = useText();
  const toasts = useToasts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if ((await copyText(pageDevice(), value)) !== 'copied') return toasts.notice(text('copy.failed'), FAILURE_MS);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <li className="copy-row" data-variant={variant}>
      {mark}
      <p className="copy-words">
        <span>{name}</span> <b>{shown}</b>
      </p>
      <div className="copy-action" data-copied={copied ? '' : undefined}>
        <Button variant="quiet" label={text('copy.name', { name })} onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} size={16} />
          {text(copied ? 'copy.done' : 'copy.copy')}
        </Button>
        <span className="lk-hidden" role="status">
          {copied && text('copy.done')}
        </span>
      </div>
    </li>
  );
}
