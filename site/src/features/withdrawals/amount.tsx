/** Amount and card of a withdrawal; fee and paid amount update during typing (OUT-01, OUT-05). */
import { useStore } from '@nanostores/react';
import { Button, useFieldValue } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useId, useState } from 'react';
import { Icon } from '../../shared/icons/icon.tsx';
import { LONGEST_AMOUNT, useAmountInput } from '../../shared/money/use-amount-input.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { CardChoice } from './card-choice.tsx';
import { FormError } from './form-error.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { StepProps } from './step-props.ts';

export function AmountStep({ model }: StepProps) {
  const text = useText();
  const money = useMoney().plain;
  const { setting, card, amount, issue, actionError } = useStore(model.$state);
  const [choosing, setChoosing] = useState(false);
  const id = useId();
  const field = useAmountInput({ amount, decimals: setting?.decimals ?? 2, onAmount: model.actions.setAmount });
  const shown = useFieldValue<HTMLInputElement>(field.shown, field.onInput);
  if (!setting || !card) return null;
  const isRight = amount !== '' && issue === null;
  const isWrong = issue !== null || field.error !== undefined;
  const limit = issue && 'limit' in issue ? money(issue.limit) : '';
  return (
    <>
      <section className="card withdraw-sum">
        <span className="muted">{text('wd.available')}</span>
        <strong>{money(setting.withdrawable)}</strong>
      </section>
      {setting.orderNo && (
        <section className="card withdraw-row">
          <Icon name="history" size={20} />
          <b>{text('wd.under')}</b>
          <Button variant="quiet" onClick={() => model.actions.follow(setting.orderNo ?? undefined)}>
            {text('wd.see')}
          </Button>
        </section>
      )}
      <h2 className="withdraw-header">{text('wd.to')}</h2>
      <section className="card withdraw-row">
        <Icon name="wallet" size={24} />
        <div>
          <b>{card.bankName}</b>
          <span className="muted">
            {card.number} · {card.payeeName}
          </span>
        </div>
        <Button variant="quiet" onClick={() => setChoosing(true)}>
          {text('wd.change')}
        </Button>
      </section>
      <div className="withdraw-header">
        <h2>
          <label htmlFor={id}>{text('wd.amount')}</label>
        </h2>
        <span className="muted">
          {money(setting.min)} – {money(setting.max)}
        </span>
      </div>
      <section className="card withdraw-part">
        <div
          ref={field.box}
          className="withdraw-amount"
          data-invalid={isWrong ? '' : undefined}
          onPaste={field.onPaste}
        >
          <input
            {...shown}
            id={id}
            inputMode="decimal"
            maxLength={LONGEST_AMOUNT}
            autoComplete="off"
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={`${id}words`}
          />
          <Button variant="quiet" onClick={() => model.actions.setAmount(setting.withdrawable.replace(/\.0*$/, ''))}>
            {text('wd.all')}
          </Button>
        </div>
        <p id={`${id}words`} className={isWrong ? 'withdraw-wrong' : 'muted'} role={isWrong ? 'alert' : undefined}>
          {isWrong
            ? (field.error ?? text(`wd.issue.${issue?.issue ?? 'number'}`, { limit }))
            : text('wd.left', {
                sum: money(setting.dayLeft),
                left: String(setting.requestsLeft),
                max: String(setting.dayRequests),
              })}
        </p>
      </section>
      {isRight && <OrderSummary model={model} />}
      <FormError error={actionError} />
      <div className="withdraw-bar">
        <Button disabled={!isRight} onClick={model.actions.confirm}>
          {isRight ? text('wd.submit', { sum: money(amount) }) : text('wd.submitNone')}
        </Button>
      </div>
      <CardChoice model={model} open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
