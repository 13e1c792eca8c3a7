/** Breaks: the one that is on, and how one is taken (LIMIT-02). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { BREAK_LENGTHS, isExclusion, isLonger } from 'lobbykit/domain';
import type { BreakChoice, OwnBreak } from 'lobbykit/forms';
import { Alert, Button, Modal } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import { useMoment } from '../../parts/content/use-moment.ts';
import type { LimitsProps } from './list.tsx';

export function BreakOn({ pause: { endTime } }: { readonly pause: OwnBreak }) {
  const text = useText();
  const moment = useMoment();
  return (
    <section className="card limits-part limits-on" role="status">
      <h2>
        <Icon name="pause" size={20} />
        {text('lim.on.title')}
      </h2>
      <b>{endTime === null ? text('lim.on.never') : text('lim.on.until', { time: moment(endTime) })}</b>
      <p>{text('lim.on.words')}</p>
      <Link href="/m/withdraw" className="lk-button" data-look="line">
        {text('lim.on.withdraw')}
      </Link>
    </section>
  );
}

export function Breaks({ model }: LimitsProps) {
  const text = useText();
  const lobby = useLobby();
  const { standing, choice } = useStore(model.$state);
  const on = standing?.break ?? null;
  const now = lobby.clock.serverNow();
  // A break can be made longer, never shorter: what would end sooner is not offered.
  const offered = BREAK_LENGTHS.filter(length => on === null || isLonger(length, now, on.endTime));
  if (offered.length === 0) return null;
  return (
    <section className="card limits-part" aria-labelledby="limits-break">
      <div>
        <h2 id="limits-break">{text(on ? 'lim.on.longer' : 'lim.break.title')}</h2>
        <p className="muted">{text('lim.break.why')}</p>
      </div>
      {[false, true].map(exclusion => {
        const lengths = offered.filter(length => isExclusion(length) === exclusion);
        if (lengths.length === 0) return null;
        const name = text(exclusion ? 'lim.break.exclusion' : 'lim.break.timeout');
        return (
          <fieldset key={name} className="limits-breaks">
            <legend>{name}</legend>
            {lengths.map(length => (
              <Button key={length} look="line" onClick={() => model.actions.choose(length)}>
                {text(`lim.break.${length}`)}
              </Button>
            ))}
          </fieldset>
        );
      })}
      <ConfirmBreak model={model} choice={choice} />
    </section>
  );
}

function ConfirmBreak({ model, choice }: LimitsProps & { readonly choice: BreakChoice | null }) {
  const text = useText();
  const moment = useMoment();
  const { busy, refusal } = useStore(model.$state);
  // What was shown last stays while the sheet fades.
  const [last, setLast] = useState(choice);
  if (choice && choice !== last) setLast(choice);
  const shown = choice ?? last;
  return (
    <Modal
      open={choice !== null}
      title={shown ? text('lim.break.ask', { length: text(`lim.break.${shown.length}`) }) : ''}
      closeLabel={text('lim.close')}
      onClose={model.actions.close}
    >
      {shown && (
        <div className="limits-form">
          <p>
            {shown.endTime === null
              ? text('lim.break.never')
              : text('lim.break.until', { time: moment(shown.endTime) })}
          </p>
          <p className="muted">{text('lim.break.stays')}</p>
          {refusal && <Alert>{errorText(refusal, text)}</Alert>}
          <Button busy={busy} onClick={() => void model.actions.takeBreak()}>
            {text('lim.break.take')}
          </Button>
          <Button look="line" onClick={model.actions.close}>
            {text('lim.break.not')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
