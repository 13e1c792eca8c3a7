/** Remaining time for the payment by the server clock, as digits and as a bar (PAY-06). */
import type { CountdownView } from 'lobbykit/domain';
import { Countdown } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useCallback, useRef } from 'react';
import { shareOf } from '../../bonuses/percent-of.ts';
import type { DepositOrder } from './order.ts';

export function OrderCountdown({ order }: { order: Pick<DepositOrder, 'createTime' | 'expireTime'> }) {
  const { clock } = useLobby();
  const text = useText();
  const bar = useRef<HTMLSpanElement>(null);
  const { createTime, expireTime } = order;
  const whole = expireTime !== null && createTime !== null ? (expireTime - createTime) / 1_000 : 0;
  const onSecond = useCallback(
    ({ seconds }: CountdownView) => {
      if (bar.current) bar.current.style.width = `${shareOf(String(seconds ?? 0), String(whole))}%`;
    },
    [whole],
  );
  if (expireTime === null) return null;
  return (
    <div className="order-countdown">
      <p>
        <span>{text('ord.closes')}</span>
        <Countdown
          clock={clock}
          spec={{ onSale: true, closeAt: null, drawAt: expireTime }}
          label={text('ord.timeLeft')}
          day="d"
          onSecond={onSecond}
        />
      </p>
      <div className="order-left" aria-hidden="true">
        <span ref={bar} />
      </div>
    </div>
  );
}
