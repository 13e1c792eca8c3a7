/** Bank accounts of the member: list, removal and addition (OUT-03). */
import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Icon } from '../../shared/icons/icon.tsx';
import { CardLine } from './card-line.tsx';
import { FormError } from './form-error.tsx';
import type { StepProps } from './step-props.ts';

export function AccountsStep({ model }: StepProps) {
  const text = useText();
  const { cards, setting, actionError } = useStore(model.$state);
  const max = setting?.maxCards ?? 0;
  return (
    <>
      <div className="cashier-header">
        <h2>{text('wd.accounts')}</h2>
      </div>
      {cards.length === 0 && <p className="withdraw-hint">{text('wd.noAccounts')}</p>}
      {cards.map(card => (
        <CardLine key={card.id} card={card}>
          <Button
            variant="icon"
            label={text('wd.removeCard', { number: `${card.bankName} ${card.number}` })}
            onClick={() => void model.actions.removeCard(card.id)}
          >
            <Icon name="cross" size={20} />
          </Button>
        </CardLine>
      ))}
      <FormError error={actionError} />
      {cards.length < max && (
        <Button variant="line" onClick={() => model.actions.go('card')}>
          {text('wd.addCard', { count: String(cards.length), max: String(max) })}
        </Button>
      )}
      {setting?.payeeName && <p className="withdraw-hint">{text('wd.cardsName', { name: setting.payeeName })}</p>}
    </>
  );
}
