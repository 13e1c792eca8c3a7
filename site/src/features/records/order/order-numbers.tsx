/** Numbers of a lottery ticket with odds and results; each number can be canceled before the sale closes (BOOK-04). */
import { toAmount, toUnits, zonedTime } from 'lobbykit/domain';
import { Button, Icon, Modal } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { recordShape } from '../icons.ts';
import type { BetNumber, OpenedBet } from './order-model.ts';
import '../list/filter.css';
import { Money } from '../../../shared/money/amount-text.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';

export interface OrderNumbersProps {
  readonly bet: OpenedBet;
  readonly cancelling: readonly string[];
  readonly onCancel: (numbers: readonly string[]) => Promise<boolean>;
}

export function OrderNumbers({ bet, cancelling, onCancel }: OrderNumbersProps) {
  const lobby = useLobby();
  const text = usePageText();
  const { tag, zone, ahead } = useDateFormat();
  const { numbers, digits, canCancel, closeAt } = bet;
  const [requested, setRequested] = useState<readonly string[]>([]);
  const open = numbers.filter(({ state }) => state === 'waiting').map(({ number }) => number);
  const busy = cancelling.length > 0;
  const cancel = async () => {
    setRequested([]);
    if (await onCancel(requested)) void lobby.refreshWallet();
  };
  return (
    <section className="order-part" aria-labelledby="order-numbers">
      <header>
        <h2 id="order-numbers">{text('order.numbers')}</h2>
        {canCancel && open.length > 1 && (
          <Button variant="quiet" busy={busy} onClick={() => setRequested(open)}>
            {text('order.cancelAll')}
          </Button>
        )}
      </header>
      <div className="card">
        <p className="record-more order-digits">
          {digits === 1 ? text('order.digit') : text('order.digits', { digits: String(digits ?? '') })}
        </p>
        <ul className="order-numbers">
          {numbers.map(one => (
            <NumberRow
              key={one.number}
              one={one}
              busy={cancelling.includes(one.number)}
              onCancel={canCancel && one.state === 'waiting' && !busy ? () => setRequested([one.number]) : null}
            />
          ))}
        </ul>
      </div>
      {canCancel && closeAt !== null && (
        <p className="order-hint">{text('order.until', { time: zonedTime(closeAt, tag, zone, ahead(closeAt)) })}</p>
      )}
      <Sure
        numbers={requested}
        amount={toAmount(
          numbers
            .filter(({ number }) => requested.includes(number))
            .reduce((sum, { stake }) => sum + toUnits(stake), 0n),
        )}
        onClose={() => setRequested([])}
        onCancel={() => void cancel()}
      />
    </section>
  );
}

function NumberRow({ one, busy, onCancel }: { one: BetNumber; busy: boolean; onCancel: (() => void) | null }) {
  const text = usePageText();
  const { signed: money } = useMoney();
  const { tag, zone, ahead } = useDateFormat();
  const { number, stake, odds, win, state, cancelledAt } = one;
  return (
    <li data-state={state}>
      <span className="order-ball">
        {number}
        {state === 'won' && (
          <span className="order-tick">
            <Icon shape={recordShape('check')} size={16} />
            <span className="lk-hidden">{text('order.rightNumber')}</span>
          </span>
        )}
      </span>
      <span className="record-words">
        {state === 'cancelled' ? (
          <b>
            {cancelledAt === null
              ? text('order.cancelled')
              : text('order.cancelledAt', { time: zonedTime(cancelledAt, tag, zone, ahead(cancelledAt)) })}
          </b>
        ) : (
          <b>{text('order.odds', { odds: String(odds ?? '') })}</b>
        )}
        <span className="record-more">{text('order.stake', { amount: money(stake) })}</span>
      </span>
      <span className="record-money">
        {state === 'won' && <Money amount={win} signed className="order-gold" />}
        {state === 'lost' && <span className="record-quiet">{text('order.noWin')}</span>}
        {state === 'cancelled' && (
          <span className="record-quiet">{text('order.isBack', { amount: money(stake) })}</span>
        )}
        {(onCancel || busy) && (
          <Button
            variant="quiet"
            busy={busy}
            label={text('order.cancelNumber', { number })}
            onClick={onCancel ?? (() => {})}
          >
            {text('order.cancel')}
          </Button>
        )}
      </span>
    </li>
  );
}

interface SureProps {
  /** Numbers that the dialog asks to cancel; empty if the dialog is closed. */
  readonly numbers: readonly string[];
  readonly amount: string;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

function Sure({ numbers, amount, onClose, onCancel }: SureProps) {
  const text = usePageText();
  const { signed: money } = useMoney();
  return (
    <Modal
      open={numbers.length > 0}
      title={text('order.sure', { numbers: numbers.join(', ') })}
      closeLabel={text('order.keep')}
      onClose={onClose}
      foot={
        <div className="record-acts">
          <Button variant="line" onClick={onClose}>
            {text('order.keep')}
          </Button>
          <Button onClick={onCancel}>{text(numbers.length > 1 ? 'order.cancelAll' : 'order.cancel')}</Button>
        </div>
      }
    >
      <p className="order-sure">{text('order.sureText', { amount: money(amount) })}</p>
    </Modal>
  );
}
