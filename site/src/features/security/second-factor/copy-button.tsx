import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';

export interface CopyButtonProps {
  readonly value: string;
  readonly variant: 'quiet' | 'line';
}

/**
 * Button that copies a text and confirms the copy. If the browser denies access, the member can select the text
 * manually.
 */
export function CopyButton({ value, variant }: CopyButtonProps) {
  const text = useText();
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toasts.success(text('sc.s.copied'));
    } catch {
      toasts.notice(value);
    }
  };
  return (
    <Button variant={variant} onClick={() => void copy()}>
      <Icon name="copy" size={20} />
      {text('sc.s.copy')}
    </Button>
  );
}
