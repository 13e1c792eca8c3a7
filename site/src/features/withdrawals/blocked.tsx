/** Reason of a blocked withdrawal, its end, and a link to resolve it (OUT-05). */
import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { ERROR_CODES } from 'lobbykit/wire';
import { Link } from 'wouter';
import { Icon } from '../../shared/icons/icon.tsx';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import type { StepProps } from './step-props.ts';

/** Links by block reason. */
const LINKS: Readonly<Record<string, readonly { readonly href: string; readonly textKey: string }[]>> = {
  [ERROR_CODES.withdrawWageringOpen]: [
    { href: '/m/home', textKey: 'wd.blocked.play' },
    { href: '/m/voucherCenter', textKey: 'wd.blocked.bonus' },
  ],
  [ERROR_CODES.withdrawDebtOpen]: [{ href: '/m/customer', textKey: 'wd.blocked.service' }],
  [ERROR_CODES.withdrawFrozen]: [{ href: '/m/customer', textKey: 'wd.blocked.service' }],
};
const HOME = [{ href: '/m/home', textKey: 'wd.blocked.home' }];

export function BlockedStep({ model }: StepProps) {
  const text = useText();
  const moment = useDateTime();
  const { setting } = useStore(model.$state);
  if (!setting?.blockedBy) return null;
  const { blockedBy, blockedUntil, orderNo } = setting;
  return (
    <>
      <section className="card withdraw-part withdraw-blocked" role="status">
        <h2>
          <Icon name="shield" size={20} />
          {text('wd.blocked.title')}
        </h2>
        <p>{text(`wd.no.${blockedBy}`)}</p>
        {blockedUntil !== null && <p className="muted">{text('wd.blocked.until', { time: moment(blockedUntil) })}</p>}
        {blockedBy === ERROR_CODES.withdrawPasswordLocked && (
          <Button variant="line" onClick={() => model.actions.go('reset')}>
            {text('wd.blocked.reset')}
          </Button>
        )}
        {(LINKS[blockedBy] ?? HOME).map(({ href, textKey }) => (
          <Link key={href} href={href} className="lk-button" data-variant="line">
            {text(textKey)}
          </Link>
        ))}
      </section>
      {orderNo && (
        <section className="card withdraw-row">
          <Icon name="history" size={20} />
          <b>{text('wd.under')}</b>
          <Button variant="quiet" onClick={() => model.actions.follow(orderNo)}>
            {text('wd.see')}
          </Button>
        </section>
      )}
      <div className="withdraw-bar">
        <Button disabled>{text('wd.submitNone')}</Button>
      </div>
    </>
  );
}
