/** Nine limits with the used amounts, and the confirmation of increases (LIMIT-01). */
import { useStore } from '@nanostores/react';
import { PLAYER_LIMIT_KINDS } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useMoney } from '../../shared/money/use-money.ts';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import type { LimitsModel } from './limits-model.ts';
import type { PlayerLimit } from './parse.ts';

export interface LimitsProps {
  readonly model: LimitsModel;
}

export function LimitList({ model }: LimitsProps) {
  const text = useText();
  const { standing } = useStore(model.$state);
  return (
    <>
      <div className="limits-header">
        <h2>{text('lim.title')}</h2>
        <p className="muted">{text('lim.why')}</p>
      </div>
      {PLAYER_LIMIT_KINDS.map(kind => (
        <section key={kind} className="card limits-part" aria-labelledby={`limits-${kind}`}>
          <div>
            <h3 id={`limits-${kind}`}>{text(`lim.kind.${kind}`)}</h3>
            <p className="muted">{text(`lim.about.${kind}`)}</p>
          </div>
          <ul className="limits-rows">
            {standing?.limits
              .filter(limit => limit.kind === kind)
              .map(limit => (
                <Row key={limit.period} limit={limit} model={model} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Row({ limit, model }: LimitsProps & { readonly limit: PlayerLimit }) {
  const text = useText();
  const money = useMoney();
  const moment = useDateTime();
  const { kind, period, amount, used, resetTime, raise } = limit;
  const name = `${text(`lim.kind.${kind}`)}, ${text(`lim.period.${period}`)}`;
  return (
    <li className="limits-row">
      <div className="limits-line">
        <div>
          <b>{text(`lim.period.${period}`)}</b>
          <span className={amount === null ? 'muted' : 'limits-amount'}>
            {amount === null ? text('lim.none') : money.plain(amount)}
          </span>
        </div>
        <Button
          variant="line"
          label={`${text(amount === null ? 'lim.set' : 'lim.change')}: ${name}`}
          onClick={() => model.actions.edit({ kind, period })}
        >
          {text(amount === null ? 'lim.set' : 'lim.change')}
        </Button>
      </div>
      {amount !== null && (
        <>
          <progress
            className="limits-bar"
            max={Number(amount)}
            value={Math.min(Number(used), Number(amount))}
            aria-label={name}
          />
          <p className="muted">
            {text('lim.used', { used: money.plain(used), amount: money.plain(amount) })}
            {resetTime !== null && <span> · {text('lim.opens', { time: moment(resetTime) })}</span>}
          </p>
        </>
      )}
      {raise && <Increase limit={limit} raise={raise} model={model} />}
    </li>
  );
}

function Increase({
  limit: { kind, period },
  raise,
  model,
}: LimitsProps & { readonly limit: PlayerLimit; readonly raise: NonNullable<PlayerLimit['raise']> }) {
  const text = useText();
  const money = useMoney();
  const moment = useDateTime();
  const { ripe, busy } = useStore(model.$state);
  const isRipe = ripe.some(one => one.kind === kind && one.period === period);
  return (
    <div className="limits-raise">
      <p>
        <b>
          {raise.amount === null ? text('lim.raiseNone') : text('lim.raise', { amount: money.plain(raise.amount) })}
        </b>
        <span className="muted">
          {isRipe ? text('lim.raiseRipe') : text('lim.raiseFrom', { time: moment(raise.from) })}
        </span>
      </p>
      <div className="limits-choice">
        <Button variant="line" busy={busy} onClick={() => void model.actions.respond({ kind, period }, false)}>
          {text('lim.raiseNo')}
        </Button>
        {isRipe && (
          <Button variant="line" busy={busy} onClick={() => void model.actions.respond({ kind, period }, true)}>
            {text(raise.amount === null ? 'lim.raiseYesNone' : 'lim.raiseYes')}
          </Button>
        )}
      </div>
    </div>
  );
}
