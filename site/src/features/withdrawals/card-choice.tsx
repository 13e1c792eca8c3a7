/** Selects an existing card or adds one. */
import { useStore } from '@nanostores/react';
import { Button, Modal } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { Icon } from '../../shared/icons/icon.tsx';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import { FormError } from './form-error.tsx';
import type { StepProps } from './step-props.ts';

export interface CardChoiceProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CardChoice({ model, open, onClose }: CardChoiceProps) {
  const text = useText();
  const lobby = useLobby();
  const moment = useDateTime();
  const { cards, card: chosen, setting, actionError } = useStore(model.$state);
  const now = lobby.clock.serverNow();
  return (
    <Modal open={open} title={text('wd.cards')} closeLabel={text('wd.close')} onClose={onClose}>
      <ul className="withdraw-cards">
        {cards.map(({ id, bankName, number, usableTime }) => (
          <li key={id}>
            <button
              type="button"
              className="withdraw-card"
              aria-pressed={chosen?.id === id}
              disabled={usableTime > now}
              onClick={() => {
                model.actions.chooseCard(id);
                onClose();
              }}
            >
              <b>{bankName}</b>
              <span className="muted">
                {number}
                {usableTime > now && ` · ${text('wd.cardWaits', { time: moment(usableTime) })}`}
              </span>
            </button>
            <Button
              variant="icon"
              label={text('wd.removeCard', { number: `${bankName} ${number}` })}
              onClick={() => void model.actions.removeCard(id)}
            >
              <Icon name="cross" size={20} />
            </Button>
          </li>
        ))}
      </ul>
      <FormError error={actionError} />
      {setting && cards.length < setting.maxCards && (
        <Button
          variant="line"
          onClick={() => {
            onClose();
            model.actions.go('card');
          }}
        >
          {text('wd.addCard', { count: String(cards.length), max: String(setting.maxCards) })}
        </Button>
      )}
      {setting?.payeeName && <p className="muted">{text('wd.cardsName', { name: setting.payeeName })}</p>}
    </Modal>
  );
}
