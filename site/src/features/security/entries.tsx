/**
 * Links of the security center with the state of each setting. Bank cards are last, because they do not affect the
 * security score (SAFE-01).
 */
import { formatDate, type SecurityScore } from 'lobbykit/domain';
import { Icon as KitIcon, type Shape } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { Icon, shapeOf } from '../../shared/icons/icon.tsx';
import { CARD, FINGERPRINT, LOCK } from '../../shared/icons/security-icons.ts';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import type { SecurityStanding } from './parse.ts';

interface Row {
  readonly id: string;
  readonly icon: Shape;
  readonly href: string;
  readonly description: string;
  /** True if the setting is set up; omitted for a link without a state. */
  readonly isSet?: boolean;
  readonly done?: string;
  /** Text shown if the setting is not set up. */
  readonly open?: string;
}

const CENTER = '/m/securityCenter';

export function Entries({ standing, safety }: { readonly standing: SecurityStanding; readonly safety: SecurityScore }) {
  const text = useText();
  const { tag, zone } = useDateFormat();
  const {
    passwordTime,
    hasPaymentPassword,
    email,
    mobile,
    hasQuestions,
    hasSecondFactor,
    recoveryCodes,
    cards,
    maxCards,
    payeeName,
  } = standing;
  const isFresh = safety.set.has('password');
  const passwordTexts =
    passwordTime === null
      ? text('sc.password.none')
      : text(isFresh ? 'sc.password.at' : 'sc.password.old', { day: formatDate(passwordTime, tag, zone) });
  const cardTexts =
    cards === 0 ? text('sc.cards.none') : text('sc.cards.count', { count: String(cards), max: String(maxCards) });
  const rows: readonly Row[] = [
    {
      id: 'password',
      icon: shapeOf('key'),
      href: '/m/changePsw',
      description: passwordTexts,
      isSet: isFresh,
      open: text('sc.change'),
    },
    {
      id: 'withdrawal',
      icon: LOCK,
      href: hasPaymentPassword ? '/m/withdraw?at=reset' : '/m/withdraw',
      description: text('sc.withdrawal.what'),
      isSet: hasPaymentPassword,
    },
    {
      id: 'email',
      icon: shapeOf('mail'),
      href: `${CENTER}?at=email`,
      description: email || text('sc.email.none'),
      isSet: email !== '',
    },
    {
      id: 'mobile',
      icon: shapeOf('phone'),
      href: `${CENTER}?at=mobile`,
      description: mobile || text('sc.mobile.none'),
      isSet: mobile !== '',
      done: text('sc.confirmed'),
    },
    {
      id: 'questions',
      icon: shapeOf('help'),
      href: `${CENTER}?at=questions`,
      description: text('sc.questions.what'),
      isSet: hasQuestions,
    },
    {
      id: 'second',
      icon: FINGERPRINT,
      href: `${CENTER}?at=second`,
      description: hasSecondFactor ? text('sc.second.left', { count: String(recoveryCodes) }) : text('sc.second.what'),
      isSet: hasSecondFactor,
      done: text('sc.on'),
    },
  ];
  const cardRow: Row = {
    id: 'cards',
    icon: CARD,
    href: '/m/withdraw?at=accounts',
    description: payeeName ? `${cardTexts}, ${payeeName}` : cardTexts,
  };
  return (
    <nav className="security-groups" aria-label={text('sc.entries')}>
      <ul className="card security-rows">
        {rows.map(row => (
          <Entry key={row.id} row={row} />
        ))}
      </ul>
      <ul className="card security-rows">
        <Entry row={cardRow} />
      </ul>
    </nav>
  );
}

function Entry({ row: { id, icon, href, description, isSet, done, open } }: { readonly row: Row }) {
  const text = useText();
  const state = isSet ? (done ?? text('sc.set')) : (open ?? text('sc.setUp'));
  return (
    <li>
      <Link href={href} className="security-row">
        <span className="security-icon" data-has-value={isSet ? '' : undefined}>
          <KitIcon shape={icon} size={24} />
        </span>
        <span className="security-words">
          <b>{text(`sc.${id}`)}</b>
          <span className="muted">{description}</span>
        </span>
        {isSet !== undefined && (
          <span className="security-state" data-has-value={isSet ? '' : undefined}>
            {isSet && <Icon name="check" size={16} />}
            {state}
          </span>
        )}
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
}
