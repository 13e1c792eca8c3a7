/** Notice about a change of email or phone that takes effect after 24 h, with a cancel button (SAFE-02). */
import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { useDateTime } from '../../../shared/time/use-date-time.ts';
import type { SecurityModel } from '../center-model.ts';
import { FormError } from '../form-error.tsx';
import type { ContactChange } from '../parse.ts';
import type { ContactKind } from './contact-model.ts';

interface PendingContactChangeProps {
  readonly model: SecurityModel;
  readonly kind: ContactKind;
  readonly change: ContactChange;
}

export function PendingContactChange({ model, kind, change: { to, changesAt } }: PendingContactChangeProps) {
  const text = useText();
  const toasts = useToasts();
  const moment = useDateTime();
  const { busy, actionError } = useStore(model.$state);
  const cancelChange = async () => {
    if (await model.actions.cancelContactChange(kind)) toasts.success(text('sc.c.kept'));
  };
  return (
    <section className="card security-box security-waits" role="status">
      <p>
        <Icon name="history" size={20} />
        <b>{text('sc.c.waits', { contact: to, time: moment(changesAt) })}</b>
      </p>
      <FormError error={actionError} />
      <Button variant="line" busy={busy} onClick={() => void cancelChange()}>
        {text('sc.c.keep')}
      </Button>
    </section>
  );
}
