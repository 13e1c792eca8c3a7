/** Deposit form: payment method, amount, promotion, and submit button (PAY-04, PAY-05). */
import { useStore } from '@nanostores/react';
import { type CallError, errorText } from 'lobbykit';
import { Alert, Button, Empty, FormFrame, openTab, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { Link, useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import { hasNewLayout } from '../account/center/center-entries.ts';
import { BalanceLine } from '../wallet/balance-line.tsx';
import type { Cashier } from './cashier-model.ts';
import { ChosenAmount } from './chosen-amount.tsx';
import { Methods } from './methods.tsx';
import { OpenDeposits } from './open-deposits.tsx';
import { orderPath, providerUrl } from './paths.ts';
import { Promotions } from './promotion-choice.tsx';
import { OrderSummary } from './summary.tsx';

export function DepositForm({ cashier }: { cashier: Cashier }) {
  const lobby = useLobby();
  const text = useText();
  const pageText = usePageText();
  const money = useMoney();
  const [, navigate] = useLocation();
  const { actions, $state } = cashier.till;
  const state = useStore($state);
  const settings = useStore(lobby.$settings);
  const { offers, failure, method, submitError, sums, submitting } = state;

  const submit = async () => {
    const now = $state.get();
    // Opens the provider's tab during the press, because a popup blocker would block it after the request. If it is
    // blocked anyway, the order page has a link (PAY-07).
    const goes = now.method?.kind !== 'transfer' && now.sums !== null && !now.submitting;
    const tab = goes ? openTab() : null;
    const order = await actions.submit();
    const address = order && providerUrl(order.payUrl, lobby.config.gateway);
    if (address) tab?.location.replace(address);
    else tab?.close();
    if (!order) return;
    cashier.opened(order, address !== null && tab === null);
    navigate(orderPath(order.orderNo));
  };

  // Waits for the operator's layout setting, because applying it later would shift the page.
  const isLaidOut = settings.data !== undefined || settings.error !== undefined;
  if (!offers || !isLaidOut) {
    if (!failure) return <Waiting label={text('dep.loading')} />;
    return (
      <Empty
        scene={failure.kind === 'offline' ? 'offline' : 'error'}
        title={text('dep.failed')}
        description={errorText(failure, text)}
        action={pageText('failed.retry')}
        onAction={() => void actions.refresh()}
      />
    );
  }
  const tiled = hasNewLayout(settings.data?.template ?? new Map(), 'dep_func');
  return (
    <FormFrame
      className="cashier"
      onSubmit={() => {
        void submit();
      }}
    >
      <BalanceLine
        texts={{ withdrawable: text('dep.withdrawable'), held: text('dep.held'), bonus: text('dep.bonus') }}
      />
      <OpenDeposits offers={offers} forfeiting={state.forfeiting} actions={actions} />
      <Methods state={state} tiled={tiled} onChoose={actions.choose} />
      {method && (
        <>
          <ChosenAmount state={state} method={method} actions={actions} />
          {offers.promos.length > 0 && <Promotions state={state} method={method} actions={actions} />}
          <OrderSummary amount={state.amount} sums={sums} method={method} />
        </>
      )}
      {submitError && (
        <div className="cashier-refusal">
          <Alert>{errorText(submitError, text)}</Alert>
          {submitError.code === ERROR_CODES.depositOrdersOpen && (
            <Link className="lk-button" data-variant="line" href={orderPath(String(Object(submitError.data).orderNo))}>
              {text('dep.see')}
            </Link>
          )}
          <PlayerLimit error={submitError} />
        </div>
      )}
      <p className="cashier-play">{text('dep.play')}</p>
      <ActionBar>
        {sums && (
          <p className="action-sum">
            <span>{text('dep.arrives')}</span> <b>{money.plain(sums.arrives)}</b>
          </p>
        )}
        <Button type="submit" busy={submitting} disabled={!method}>
          {sums ? text('dep.submitAmount', { amount: money.plain(state.amount) }) : text('dep.submit')}
        </Button>
      </ActionBar>
    </FormFrame>
  );
}

/**
 * Message about a limit or an exclusion that the member has set and that blocks the deposit, with a link to its
 * settings (LIMIT-01, LIMIT-02).
 */
function PlayerLimit({ error: { code, data } }: { readonly error: CallError }) {
  const text = useText();
  const moment = useDateTime();
  if (code !== ERROR_CODES.limitReached && code !== ERROR_CODES.excluded) return null;
  const { opensAt, until } = Object(data) as { readonly opensAt?: unknown; readonly until?: unknown };
  const at = Number(opensAt ?? until ?? Number.NaN);
  const time = Number.isNaN(at) ? '' : moment(at);
  return (
    <>
      {time && <p>{text('dep.ownOpens', { time })}</p>}
      <Link className="lk-button" data-variant="line" href="/m/limits">
        {text('dep.playerLimits')}
      </Link>
    </>
  );
}

/**
 * Placeholder of the deposit form, shown while it loads. It has the size of the form, so that the layout does not
 * shift.
 */
const Waiting = ({ label }: { label: string }) => (
  <div className="cashier cashier-wait" role="status" aria-label={label}>
    <Skeleton width="100%" height={84} />
    <Skeleton width="100%" height={272} />
    <Skeleton width="100%" height={224} />
    <Skeleton width="100%" height={160} />
  </div>
);
