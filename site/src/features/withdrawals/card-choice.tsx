/** Dialog to select one of the member's bank accounts or to add one. */
import { useStore } from '@nanostores/react';
import { Button, Modal } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { Icon } from '../../shared/icons/icon.tsx';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import { MethodOption } from '../deposits/methods.tsx';
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
      <div className="cashier-dialog">
        <div role="radiogroup" aria-label={text('wd.cards')}>
          {cards.map(({ id, icon, bankName, number, usableTime }) => (
            <div key={id} className="withdraw-card methods" data-variant="rows">
              <MethodOption
                id={id}
                icon={icon}
                isOpen={usableTime <= now}
                isChosen={chosen?.id === id}
                onChoose={model.actions.chooseCard}
                onPress={onClose}
              >
                <span className="method-words">
                  <b>{bankName}</b>
                  <span>
                    {number}
                    {usableTime > now && ` · ${text('wd.cardWaits', { time: moment(usableTime) })}`}
                  </span>
                </span>
              </MethodOption>
              <Button
                variant="icon"
                label={text('wd.removeCard', { number: `${bankName} ${number}` })}
                onClick={() => void model.actions.removeCard(id)}
              >
                <Icon name="cross" size={20} />
              </Button>
            </div>
          ))}
        </div>
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
        {setting?.payeeName && <p className="withdraw-hint">{text('wd.cardsName', { name: setting.payeeName })}</p>}
      </div>
    </Modal>
  );
}
