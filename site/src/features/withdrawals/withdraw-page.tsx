/**
 * Withdrawal page (/m/withdraw): the steps of a withdrawal, or the requested withdrawal in `?order=` (OUT-01 to OUT-08,
 * ROUTE-20).
 */
import { useStore } from '@nanostores/react';
import type { TextBundles } from 'lobbykit';
import { Button, Empty, FormFrame } from 'lobbykit/parts';
import { useLobby, useSession, useText } from 'lobbykit/react';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { CASHIER_TEXTS } from '../deposits/texts.ts';
import { RECEIPT_TEXTS } from '../records/receipt/texts.ts';
import { AccountsStep } from './accounts.tsx';
import { AmountStep } from './amount.tsx';
import { BlockedStep } from './blocked.tsx';
import { CardStep } from './card.tsx';
import { ConfirmStep } from './confirm.tsx';
import { FormError } from './form-error.tsx';
import { LoginPassword, NewPin, useNewPin } from './new-pin.tsx';
import { OrderStep } from './order.tsx';
import { ResetStep } from './reset.tsx';
import type { StepProps } from './step-props.ts';
import { createWithdrawal } from './withdrawal-model.ts';
import type { WithdrawalPlace } from './withdrawal-state.ts';
import '../deposits/cashier.css';
import '../deposits/methods.css';
import '../deposits/order/order.css';
import './pin.css';
import './withdraw.css';

/** Withdrawal texts by language. They load with the page, not with the texts that every first visit loads. */
const WITHDRAW_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).withdraw],
  ['PT', async () => (await import('./texts.pt.ts')).withdraw],
  ['VI', async () => (await import('./texts.vi.ts')).withdraw],
]);

const STEPS: Readonly<Record<string, ComponentType<StepProps>>> = {
  accounts: AccountsStep,
  blocked: BlockedStep,
  password: PasswordStep,
  reset: ResetStep,
  card: CardStep,
  amount: AmountStep,
  confirm: ConfirmStep,
  order: OrderStep,
};

const AT = ['accounts', 'card', 'confirm', 'reset'] as const;

/** Parses the step, amount, bank account, and order number from the query of a URL. */
function readPlace(search: string): WithdrawalPlace {
  const query = new URLSearchParams(search);
  return {
    at: AT.find(one => one === query.get('at')),
    // Accepts only the format that this page writes, because other formats (1,500 or 1.500) are ambiguous.
    amount: /^\d{1,15}(\.\d{0,2})?$/.exec(query.get('amount') ?? '')?.[0],
    cardId: query.get('card') ?? undefined,
    orderNo: query.get('order') ?? undefined,
  };
}

function withdrawUrl({ at, amount, cardId, orderNo }: WithdrawalPlace): string {
  const query = new URLSearchParams();
  if (at) query.set('at', at);
  if (amount) query.set('amount', amount);
  if (cardId) query.set('card', cardId);
  if (orderNo) query.set('order', orderNo);
  const text = query.toString();
  return text ? `/m/withdraw?${text}` : '/m/withdraw';
}

export function WithdrawPage() {
  const textsLoaded = [
    useTextsLoaded(WITHDRAW_TEXTS),
    useTextsLoaded(CASHIER_TEXTS),
    useTextsLoaded(RECEIPT_TEXTS),
  ].every(Boolean);
  const session = useSession();
  // The key resets the page after a change of member.
  return textsLoaded && session ? (
    <Withdrawal key={session.userName} />
  ) : (
    <div className="cashier withdraw" aria-busy="true" />
  );
}

function Withdrawal() {
  const lobby = useLobby();
  const text = useText();
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once; later, the model updates the URL
  const model = useMemo(
    () =>
      createWithdrawal(lobby, {
        place: readPlace(location.search),
        onPlace: place => navigate(withdrawUrl(place), { replace: true }),
      }),
    [lobby],
  );
  const { step, failure, setting } = useStore(model.$state);
  useEffect(() => void lobby.$wallet.get(), [lobby]);
  if (failure && !setting) {
    return (
      <Empty
        className="lk-empty"
        scene="error"
        title={text('wd.unloaded')}
        description=""
        action={text('wd.retry')}
        onAction={() => void model.actions.refresh()}
      />
    );
  }
  const Step = STEPS[step];
  return (
    <div className="cashier withdraw" aria-busy={Step ? undefined : true}>
      {Step && <Step model={model} />}
    </div>
  );
}

/** First step of a member who has no withdrawal password: setting one (OUT-02). */
function PasswordStep({ model }: StepProps) {
  const text = useText();
  const { busy, actionError } = useStore(model.$state);
  const pin = useNewPin();
  const [password, setPassword] = useState('');
  return (
    <FormFrame
      className="withdraw-form"
      onSubmit={() => {
        if (pin.check()) void model.actions.setPassword({ paymentPassword: pin.value, password });
      }}
    >
      <section className="card withdraw-part">
        <h2>{text('wd.pw.title')}</h2>
        <p className="withdraw-hint">{text('wd.pw.why')}</p>
        <NewPin pin={pin} />
        <LoginPassword value={password} onInput={setPassword} />
        <FormError error={actionError} />
      </section>
      <ActionBar>
        <Button type="submit" busy={busy} disabled={password === '' || pin.value === ''}>
          {text('wd.pw.save')}
        </Button>
      </ActionBar>
    </FormFrame>
  );
}
