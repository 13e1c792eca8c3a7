/** Exclusions: the active exclusion, and the form to start or extend one (LIMIT-02). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { EXCLUSION_PERIODS, isLonger, isSelfExclusion } from 'lobbykit/domain';
import { Alert, Button, Modal } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../shared/icons/icon.tsx';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import type { ExclusionChoice } from './limits-model.ts';
import type { LimitsProps } from './list.tsx';
import type { Exclusion } from './parse.ts';

export function ActiveExclusion({ pause: { endTime } }: { readonly pause: Exclusion }) {
  const text = useText();
  const moment = useDateTime();
  return (
    <section className="card limits-part limits-on" role="status">
      <h2>
        <Icon name="pause" size={20} />
        {text('lim.on.title')}
      </h2>
      <b>{endTime === null ? text('lim.on.never') : text('lim.on.until', { time: moment(endTime) })}</b>
      <p>{text('lim.on.words')}</p>
      <Link href="/m/withdraw" className="lk-button" data-variant="line">
        {text('lim.on.withdraw')}
      </Link>
    </section>
  );
}

export function Exclusions({ model }: LimitsProps) {
  const text = useText();
  const lobby = useLobby();
  const { standing, choice } = useStore(model.$state);
  const on = standing?.break ?? null;
  const now = lobby.clock.serverNow();
  // An active exclusion can only be extended, so periods that would end before it are not offered.
  const offered = EXCLUSION_PERIODS.filter(length => on === null || isLonger(length, now, on.endTime));
  if (offered.length === 0) return null;
  return (
    <section className="card limits-part" aria-labelledby="limits-break">
      <div>
        <h2 id="limits-break">{text(on ? 'lim.on.longer' : 'lim.break.title')}</h2>
        <p className="muted">{text('lim.break.why')}</p>
      </div>
      {[false, true].map(exclusion => {
        const lengths = offered.filter(length => isSelfExclusion(length) === exclusion);
        if (lengths.length === 0) return null;
        const name = text(exclusion ? 'lim.break.exclusion' : 'lim.break.timeout');
        return (
          <fieldset key={name} className="limits-breaks">
            <legend>{name}</legend>
            {lengths.map(length => (
              <Button key={length} variant="line" onClick={() => model.actions.choose(length)}>
                {text(`lim.break.${length}`)}
              </Button>
            ))}
          </fieldset>
        );
      })}
      <ConfirmExclusion model={model} choice={choice} />
    </section>
  );
}

function ConfirmExclusion({ model, choice }: LimitsProps & { readonly choice: ExclusionChoice | null }) {
  const text = useText();
  const moment = useDateTime();
  const { busy, actionError } = useStore(model.$state);
  // Keeps the content while the dialog closes.
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
          {actionError && <Alert>{errorText(actionError, text)}</Alert>}
          <Button busy={busy} onClick={() => void model.actions.startExclusion()}>
            {text('lim.break.take')}
          </Button>
          <Button variant="line" onClick={model.actions.close}>
            {text('lim.break.not')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
