/** Form in which an agent offers a contract with a list of tiers (TEAM-21). */

import type { CallError } from 'lobbykit';
import { errorText } from 'lobbykit';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import { Alert, Button, FormFrame, Icon, InputField, PasswordField } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { AmountField } from '../../shared/money/amount-field.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { agentShape } from '../team/icons.ts';
import { canAdd, emptyTier, parseTierInputs, parseTiers, type TierInput } from './parse-tier-inputs.ts';

export interface OfferTiersProps {
  readonly kind: ContractKind;
  /**
   * Initial tiers of the form: those of the current contract or offer. If empty, the form starts with one empty tier.
   */
  readonly first: readonly ContractTier[];
  /** Number of decimals of an amount. */
  readonly decimals: number;
  readonly busy: boolean;
  /** Error of the last offer request, or null. */
  readonly offerError: CallError | null;
  readonly onCancel: () => void;
  readonly onOffer: (steps: readonly ContractTier[], paymentPassword: string) => void;
}

/** Maximum number of decimals of a percentage. */
const PERCENT_DECIMALS = 1;
/** Number of digits of a withdrawal password. */
const DIGITS = 6;

export function OfferTiers({ kind, first, decimals, busy, offerError, onCancel, onOffer }: OfferTiersProps) {
  const text = useText();
  const pageText = usePageText();
  const [pin, setPin] = useState('');
  const [isPinShort, setPinShort] = useState(false);
  const [steps, setSteps] = useState(() => parseTierInputs(first));
  /** True after the first submission; validation errors are hidden before it. */
  const [tried, setTried] = useState(false);
  const read = parseTiers(kind, steps, decimals);
  const fault = tried && 'fault' in read ? read.fault : null;
  const change = (key: number, part: Partial<TierInput>) =>
    setSteps(steps.map(step => (step.key === key ? { ...step, ...part } : step)));
  return (
    <FormFrame
      className="transfer"
      onSubmit={() => {
        setTried(true);
        const isShort = pin.length < DIGITS;
        setPinShort(isShort);
        if (!('steps' in read) || isShort) return;
        // Clears the withdrawal password after every submission.
        setPin('');
        onOffer(read.steps, pin);
      }}
    >
      <h3>{text(`ct.kind.${kind}`)}</h3>
      <p className="muted">
        {text(`ct.every.${kind}`)} {text('ct.offer.rules')}
      </p>
      {steps.map((step, at) => (
        <TierEdit
          key={step.key}
          kind={kind}
          step={step}
          n={at + 1}
          decimals={decimals}
          wrong={fault?.at === at ? { field: fault.field, message: text(`ct.issue.${fault.issue}`) } : null}
          onChange={part => change(step.key, part)}
          onRemove={steps.length > 1 ? () => setSteps(steps.filter(({ key }) => key !== step.key)) : undefined}
        />
      ))}
      {canAdd(steps) && (
        <Button
          variant="quiet"
          onClick={() => setSteps([...steps, emptyTier(Math.max(...steps.map(({ key }) => key)) + 1)])}
        >
          <Icon shape={agentShape('plus')} size={20} />
          {text('ct.step.add')}
        </Button>
      )}
      <PasswordField
        name="paymentPassword"
        label={text('ct.offer.pin')}
        showLabel={pageText('password.show')}
        hideLabel={pageText('password.hide')}
        value={pin}
        error={isPinShort ? text('ct.issue.pin') : undefined}
        required
        onInput={typed => {
          setPin(typed.replace(/\D/g, '').slice(0, DIGITS));
          setPinShort(false);
        }}
      />
      <p className="muted">{text('ct.offer.pinNote')}</p>
      {offerError && <Alert>{errorText(offerError, text)}</Alert>}
      {offerError?.code === ERROR_CODES.withdrawPasswordMissing && (
        <Link href="/m/withdraw" className="lk-button" data-variant="line">
          {text('ct.offer.setPassword')}
        </Link>
      )}
      <div className="choice">
        <Button variant="line" onClick={onCancel}>
          {text('ct.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {text('ct.offer.send')}
        </Button>
      </div>
    </FormFrame>
  );
}

interface TierEditProps {
  readonly kind: ContractKind;
  readonly step: TierInput;
  /** Number of the tier, from 1. */
  readonly n: number;
  readonly decimals: number;
  readonly wrong: { readonly field: 'from' | 'active' | 'pay'; readonly message: string } | null;
  readonly onChange: (part: Partial<TierInput>) => void;
  /** Removes the tier; omitted for the only tier. */
  readonly onRemove?: () => void;
}

function TierEdit({ kind, step, n, decimals, wrong, onChange, onRemove }: TierEditProps) {
  const text = useText();
  const { symbol } = useMoney();
  const isShare = kind === 'dividend';
  const errorOf = (field: 'from' | 'active' | 'pay') => (wrong?.field === field ? wrong.message : undefined);
  const amount = (field: 'from' | 'pay', label: string, sign: string) => (
    <AmountField
      label={label}
      error={errorOf(field)}
      symbol={sign}
      amount={step[field]}
      decimals={isShare && field === 'pay' ? PERCENT_DECIMALS : decimals}
      clearLabel={text('ct.clear')}
      focusTurn={0}
      onAmount={typed => onChange({ [field]: typed })}
      onBlur={() => {}}
    />
  );
  return (
    <fieldset className="step-edit">
      <legend>{text('ct.step', { n: String(n) })}</legend>
      {amount('from', text('ct.step.from', { base: text(isShare ? 'ct.base.loss' : 'ct.base.stake') }), symbol)}
      <InputField
        name="active"
        label={text('ct.step.active')}
        error={errorOf('active')}
        value={step.active}
        inputMode="numeric"
        maxLength={5}
        required
        onInput={typed => onChange({ active: typed.trim() })}
      />
      {amount('pay', text(isShare ? 'ct.step.percent' : 'ct.step.pay'), isShare ? '%' : symbol)}
      {onRemove && (
        <Button variant="quiet" label={text('ct.step.remove', { n: String(n) })} onClick={onRemove}>
          <Icon shape={agentShape('trash')} size={20} />
          {text('ct.step.remove', { n: String(n) })}
        </Button>
      )}
    </fieldset>
  );
}
