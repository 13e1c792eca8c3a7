/** Payment methods as tiles or as a list (PAY-04). */
import { shortDate, zonedTime } from 'lobbykit/domain';
import { Alert, Image } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { MoneyIcon } from '../../shared/icons/money-icon.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import type { DepositFormState } from './form-model.ts';
import type { DepositMethod } from './offers.ts';
import './methods.css';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';

export interface MethodsProps {
  readonly state: Pick<DepositFormState, 'offers' | 'method'>;
  /** True for the tile layout, false for rows. */
  readonly tiled: boolean;
  readonly onChoose: (id: string) => void;
}

export function Methods({ state: { offers, method }, tiled, onChoose }: MethodsProps) {
  const text = useText();
  const arrival = useArrivalText();
  return (
    <section className="cashier-section" aria-labelledby="methods">
      <div className="cashier-header">
        <h2 id="methods">{text('dep.method')}</h2>
        {method && <span>{text('dep.arrivesIn', { time: arrival(method, true) })}</span>}
      </div>
      {!method && <Alert tone="info">{text('dep.allClosed')}</Alert>}
      <div className="methods" data-variant={tiled ? 'tiles' : 'rows'} role="radiogroup" aria-labelledby="methods">
        {offers?.methods.map(one => (
          <MethodOption
            key={one.id}
            id={one.id}
            icon={one.icon}
            isOpen={one.isOpen}
            isChosen={one.id === method?.id}
            onChoose={onChoose}
          >
            <MethodTexts method={one} tiled={tiled} />
          </MethodOption>
        ))}
      </div>
    </section>
  );
}

export interface MethodOptionProps {
  readonly id: string;
  /** Unvalidated image URL, or null. */
  readonly icon: string | null;
  /**
   * True if the option can be selected now.
   * @default true
   */
  readonly isOpen?: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
  /** Called on every pointer press, even if the option is already selected. Arrow keys only call `onChoose`. */
  readonly onPress?: () => void;
  /** Name and description of the option. */
  readonly children: ReactNode;
}

/** Radio button with icon for a payment method or a bank. Its container needs the class `methods`. */
export function MethodOption({ id, icon, isOpen = true, isChosen, onChoose, onPress, children }: MethodOptionProps) {
  const { config } = useLobby();
  return (
    <label className="method" data-closed={isOpen ? undefined : ''}>
      <input
        type="radio"
        name="method"
        value={id}
        checked={isChosen}
        disabled={!isOpen}
        onChange={() => onChoose(id)}
        // Arrow keys also cause a click event, but with `detail` 0.
        onClick={({ detail }) => detail > 0 && onPress?.()}
      />
      <Image src={icon} base={config.gateway} className="method-mark" />
      {children}
      <span className="method-dot">
        <MoneyIcon name={isOpen ? 'check' : 'clock'} size={16} />
      </span>
    </label>
  );
}

function MethodTexts({ method, tiled }: { method: DepositMethod; tiled: boolean }) {
  const text = useText();
  const money = useMoney();
  const when = useDateFormat();
  const { serverNow } = useLobby().clock;
  const arrival = useArrivalText();
  const { name, min, max, isOpen, opensAt, closedFor, fee } = method;
  const opens = () => {
    if (opensAt === null) return text(closedFor === 'maintenance' ? 'dep.maintenanceNow' : 'dep.closed');
    const { tag, zone, ahead } = when;
    const soon = opensAt - serverNow() < 20 * 3_600_000;
    const hour = zonedTime(opensAt, tag, zone, ahead(opensAt));
    const time = soon ? hour : `${shortDate(opensAt, tag, zone)} ${hour}`;
    return text(closedFor === 'maintenance' ? 'dep.maintenance' : 'dep.opens', { time });
  };
  const range = text('dep.range', { min: money.short(min), max: money.short(max) });
  const fixed = isZeroAmount(fee.fixed) ? '' : money.plain(fee.fixed);
  const share = isZeroAmount(fee.percent) ? '' : `${money.percent(fee.percent)}%`;
  const cost = [share, fixed].filter(Boolean).join(' + ');
  return (
    <span className="method-words">
      <b>{name}</b>
      <span>{tiled ? range : `${range} · ${arrival(method, false)}`}</span>
      {isOpen ? (
        <span className={cost ? 'method-fee' : 'method-fee free'}>
          {cost ? text('dep.fee', { fee: cost }) : text('dep.free')}
        </span>
      ) : (
        <span>{opens()}</span>
      )}
    </span>
  );
}

type Arrival = Pick<DepositMethod, 'arrivesFrom' | 'arrivesTo'>;

/**
 * Returns a formatter for the time until the deposit is credited.
 * @param inTime true for the end of a sentence ("in 1–5 minutes")
 */
export function useArrivalText(): (method: Arrival, inTime: boolean) => string {
  const text = useText();
  return ({ arrivesFrom, arrivesTo }, inTime) => {
    if (arrivesTo === 0) return text('dep.atOnce');
    const time = text('dep.minutes', { from: String(arrivesFrom), to: String(arrivesTo) });
    return inTime ? text('dep.in', { time }) : time;
  };
}
