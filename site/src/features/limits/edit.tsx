/** Dialog to change a limit; says when the new limit takes effect (LIMIT-01). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Alert, Button, FormFrame, InputField, Modal } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { LONGEST_AMOUNT, useAmountInput } from '../../shared/money/use-amount-input.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import type { LimitEdit } from './limits-model.ts';
import type { LimitsProps } from './list.tsx';

export function EditLimit({ model }: LimitsProps) {
  const text = useText();
  const { edit } = useStore(model.$state);
  const last = useLast(edit);
  const texts = last && { kind: text(`lim.kind.${last.kind}`), period: text(`lim.period.${last.period}`) };
  return (
    <Modal
      open={edit !== null}
      title={texts ? text('lim.edit.title', texts) : ''}
      closeLabel={text('lim.close')}
      onClose={model.actions.close}
    >
      {last && <Form model={model} edit={last} />}
    </Modal>
  );
}

/** Returns the last limit that was edited, so that the dialog keeps its content while it closes. */
function useLast(edit: LimitEdit | null): LimitEdit | null {
  const [last, setLast] = useState(edit);
  if (edit && edit !== last) setLast(edit);
  return edit ?? last;
}

function Form({ model, edit }: LimitsProps & { readonly edit: LimitEdit }) {
  const text = useText();
  const money = useMoney();
  const { standing, busy, actionError } = useStore(model.$state);
  const { kind, period, amount, issue, change } = edit;
  const field = useAmountInput({ amount, decimals: standing?.decimals ?? 2, onAmount: model.actions.type });
  const isSet = standing?.limits.some(one => one.kind === kind && one.period === period && one.amount !== null);
  const lower = (key: string) => text(key).toLocaleLowerCase();
  return (
    <FormFrame
      className="limits-form"
      onSubmit={() => {
        void model.actions.save();
      }}
    >
      <div ref={field.box} onPaste={field.onPaste}>
        <InputField
          name="amount"
          label={text('lim.edit.amount', { kind: lower(`lim.kind.${kind}`), period: lower(`lim.period.${period}`) })}
          value={field.shown}
          inputMode="decimal"
          enterKeyHint="done"
          maxLength={LONGEST_AMOUNT}
          before={<span>{money.symbol}</span>}
          error={field.error ?? (issue ? text(`lim.issue.${issue.issue}`) : undefined)}
          onInput={field.onInput}
        />
      </div>
      <p className="muted" role="status">
        {change && text(`lim.edit.${change}`)}
      </p>
      {actionError && <Alert>{errorText(actionError, text)}</Alert>}
      <Button type="submit" busy={busy} disabled={change === null}>
        {text('lim.edit.save')}
      </Button>
      {isSet && (
        <>
          <Button variant="line" disabled={busy} onClick={() => void model.actions.remove()}>
            {text('lim.edit.remove')}
          </Button>
          <p className="muted">{text('lim.edit.removeWhy')}</p>
        </>
      )}
    </FormFrame>
  );
}
