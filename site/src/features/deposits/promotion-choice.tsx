/** Promotions to select for a deposit, each with its wagering requirement (PAY-05, PAY-10). */
import { checkDepositAmount, depositBonus } from 'lobbykit/domain';
import { Button, Image } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { shapeOf } from '../../shared/icons/icon.tsx';
import { MoneyIcon } from '../../shared/icons/money-icon.tsx';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import type { DepositActions, DepositFormState } from './form-model.ts';
import type { DepositMethod, DepositPromo } from './offers.ts';

export interface PromotionsProps {
  readonly state: DepositFormState;
  readonly method: DepositMethod;
  readonly actions: Pick<DepositActions, 'setPromo' | 'accept'>;
}

export function Promotions({ state, method, actions }: PromotionsProps) {
  const text = useText();
  return (
    <section className="cashier-section" aria-labelledby="promos">
      <div className="cashier-header">
        <h2 id="promos">{text('dep.promo')}</h2>
      </div>
      <div className="card promos" role="radiogroup" aria-labelledby="promos">
        {state.offers?.promos.map(promo => (
          <Promotion key={promo.id} promo={promo} state={state} method={method} actions={actions} />
        ))}
        <label className="promo">
          <input type="radio" name="promo" checked={state.promoId === null} onChange={() => actions.setPromo(null)} />
          <span className="money-icon">
            <MoneyIcon name="none" size={20} />
          </span>
          <span className="method-words">
            <b>{text('dep.promoNone')}</b>
            <span>{text('dep.promoNoneWords')}</span>
          </span>
          <span className="method-dot">
            <MoneyIcon name="check" size={16} />
          </span>
        </label>
      </div>
    </section>
  );
}

function Promotion({ promo, state, method, actions }: PromotionsProps & { promo: DepositPromo }) {
  const { config } = useLobby();
  const text = useText();
  const money = useMoney();
  const { id, title, rules, blockedFor, accepted } = promo;
  const isChosen = state.promoId === id;
  const isAmount = checkDepositAmount(state.amount, method) === null;
  const bonus = isAmount ? depositBonus(state.amount, promo, method.decimals) : '0.00';
  const hasBonus = !isZeroAmount(bonus);
  const summary = () => {
    if (blockedFor) return text(`dep.promoBlocked.${blockedFor}`);
    if (hasBonus) return text('dep.promoGet', { bonus: money.plain(bonus), max: money.short(promo.maxBonus) });
    return text('dep.promoFrom', { percent: money.percent(promo.percent), min: money.plain(promo.minAmount) });
  };
  return (
    <div className="promo-one">
      <label className="promo" data-closed={blockedFor ? '' : undefined}>
        <input
          type="radio"
          name="promo"
          checked={isChosen}
          disabled={blockedFor !== null}
          onChange={() => actions.setPromo(id)}
        />
        <Image src={promo.icon} base={config.gateway} className="method-mark" missing={shapeOf('gift')} />
        <span className="method-words">
          <b>{title}</b>
          <span>{summary()}</span>
        </span>
        <span className="method-dot">
          <MoneyIcon name="check" size={16} />
        </span>
      </label>
      {isChosen && state.sums && hasBonus && (
        <>
          <div className="promo-sum">
            <span>
              <b>
                {money.short(state.amount)} + {money.short(bonus)}
              </b>
              {text('dep.sum.both')}
            </span>
            <i aria-hidden="true">×</i>
            <span>
              <b>{promo.wageringMultiplier}</b>
              {text('dep.sum.times')}
            </span>
            <i aria-hidden="true">=</i>
            <span className="promo-total">
              <b>{money.short(state.sums.turnover)}</b>
              {text('dep.sum.staked')}
            </span>
          </div>
          <p className="promo-note">
            {text('dep.promoHold', { turnover: money.plain(state.sums.turnover) })} {rules}
          </p>
        </>
      )}
      {isChosen && !hasBonus && rules && <p className="promo-note">{rules}</p>}
      {isChosen && blockedFor === null && (
        <p className="promo-keep">
          {accepted && <span>{text('dep.promoKept')}</span>}
          <Button variant="quiet" busy={state.accepting} onClick={() => void actions.accept(accepted ? null : id)}>
            {text(accepted ? 'dep.promoRelease' : 'dep.promoKeep')}
          </Button>
        </p>
      )}
    </div>
  );
}
