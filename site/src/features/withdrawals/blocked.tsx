/**
 * Step shown while withdrawals are blocked: the reason, the end of the block, and a link to resolve it (OUT-05,
 * PAY-10).
 */
import { useStore } from '@nanostores/react';
import { toAmount, toUnits } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { Link } from 'wouter';
import { Icon } from '../../shared/icons/icon.tsx';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import { Facts } from '../../shared/ui/facts.tsx';
import { OpenBonus } from '../deposits/open-deposits.tsx';
import { FormError } from './form-error.tsx';
import { OpenWithdrawal } from './open-withdrawal.tsx';
import type { StepProps } from './step-props.ts';

/** Links that resolve a block, by the error code of its reason. */
const LINKS: Readonly<Record<string, { readonly href: string; readonly textKey: string }>> = {
  [ERROR_CODES.withdrawWageringOpen]: { href: '/m/home', textKey: 'wd.blocked.play' },
  [ERROR_CODES.withdrawDebtOpen]: { href: '/m/customer', textKey: 'wd.blocked.service' },
  [ERROR_CODES.withdrawFrozen]: { href: '/m/customer', textKey: 'wd.blocked.service' },
};
const HOME = { href: '/m/home', textKey: 'wd.blocked.home' };

export function BlockedStep({ model }: StepProps) {
  const text = useText();
  const moment = useDateTime();
  const money = useMoney().plain;
  const { setting, bonuses } = useStore(model.$state);
  if (!setting?.blockedBy) return null;
  const { blockedBy, blockedUntil } = setting;
  const { href, textKey } = LINKS[blockedBy] ?? HOME;
  const left = bonuses.reduce((sum, { turnover, staked }) => sum + toUnits(turnover) - toUnits(staked), 0n);
  return (
    <>
      <section className="card withdraw-part withdraw-blocked" role="status">
        <h2>
          <Icon name="shield" size={20} />
          {text('wd.blocked.title')}
        </h2>
        {bonuses.length > 0 && (
          <div className="withdraw-sum">
            <strong>{money(toAmount(left))}</strong>
            <span>{text('wd.blocked.left')}</span>
          </div>
        )}
        <p>{text(`wd.no.${blockedBy}`)}</p>
        {blockedUntil !== null && (
          <p className="withdraw-hint">{text('wd.blocked.until', { time: moment(blockedUntil) })}</p>
        )}
        {blockedBy === ERROR_CODES.withdrawPasswordLocked && (
          <Button variant="line" onClick={() => model.actions.go('reset')}>
            {text('wd.blocked.reset')}
          </Button>
        )}
        <Link href={href} className="lk-button" data-variant="line">
          {text(textKey)}
        </Link>
      </section>
      {bonuses.length > 0 && <BlockingBonuses model={model} />}
      <OpenWithdrawal model={model} />
      <ActionBar>
        <Button disabled>{text('wd.submitNone')}</Button>
      </ActionBar>
    </>
  );
}

/** Bonuses that block withdrawals: wagering progress, condition, and forfeit button of each. */
function BlockingBonuses({ model }: StepProps) {
  const { $wallet } = useLobby();
  const text = useText();
  const money = useMoney().plain;
  const { bonuses, busy, actionError } = useStore(model.$state);
  const { data: wallet } = useStore($wallet);
  return (
    <>
      {bonuses.map(bonus => (
        <OpenBonus
          key={bonus.id}
          bonus={bonus}
          note={text('wd.blocked.condition', { turnover: money(bonus.turnover) })}
          isForfeiting={busy}
          onForfeit={model.actions.forfeit}
        />
      ))}
      <FormError error={actionError} />
      {wallet && (
        <Facts
          rows={[
            { label: text('wd.blocked.balance'), value: money(wallet.sumBalance) },
            { label: text('ord.ofBonus'), value: money(wallet.bonus), tone: 'gold' },
          ]}
        />
      )}
    </>
  );
}
