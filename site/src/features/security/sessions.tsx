/** List of the member's sessions; other sessions can be ended individually or all at once (SAFE-04). */
import { useStore } from '@nanostores/react';
import { Button, Icon as KitIcon } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { Icon, shapeOf } from '../../shared/icons/icon.tsx';
import { LAPTOP } from '../../shared/icons/security-icons.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import { FormError } from './form-error.tsx';
import type { SecuritySession } from './parse.ts';
import type { PartProps } from './part-props.ts';

const COMPUTERS: readonly string[] = ['windows', 'mac', 'linux', 'other'];

export function Sessions({ model }: Pick<PartProps, 'model'>) {
  const text = useText();
  const toasts = useToasts();
  const { sessions, busy, actionError } = useStore(model.$state);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const showDone = (done: boolean) => {
    if (done) toasts.success(text('sc.ended'));
  };
  const endOthers = async () => {
    const confirmed = await toasts.confirm({
      title: text('sc.others.title'),
      text: text('sc.others.text'),
      yes: text('sc.others.yes'),
      no: text('sc.others.no'),
    });
    if (confirmed) showDone(await model.actions.endOthers());
  };
  return (
    <section className="security-part" aria-label={text('sc.sessions')}>
      <h2 className="security-header">{text('sc.sessions')}</h2>
      <ul className="card security-rows">
        {sessions.map(session => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            end={async () => showDone(await model.actions.endSession(session.id))}
          />
        ))}
      </ul>
      <FormError error={actionError} />
      {hasOthers && (
        <Button variant="line" busy={busy} onClick={() => void endOthers()}>
          <Icon name="log-out" size={20} />
          {text('sc.others')}
        </Button>
      )}
    </section>
  );
}

function SessionRow({ session, busy, end }: { session: SecuritySession; busy: boolean; end: () => Promise<void> }) {
  const text = useText();
  const ago = useAgo();
  const { device, place, lastTime, isCurrent } = session;
  const name = text(`sc.device.${device}`);
  const when = isCurrent ? text('sc.now') : ago(lastTime);
  return (
    <li className="security-row">
      <span className="security-icon" data-own={isCurrent ? '' : undefined}>
        <KitIcon shape={COMPUTERS.includes(device) ? LAPTOP : shapeOf('phone')} size={24} />
      </span>
      <span className="security-words">
        <b>
          {name} {isCurrent && <span className="security-own">{text('sc.current')}</span>}
        </b>
        <span className="muted">{place ? `${place} · ${when}` : when}</span>
      </span>
      {!isCurrent && (
        <Button variant="quiet" busy={busy} label={text('sc.logoutOf', { device: name })} onClick={() => void end()}>
          {text('sc.logout')}
        </Button>
      )}
    </li>
  );
}

/** Returns a formatter for past times: relative within a day, otherwise day and time. */
function useAgo(): (at: number) => string {
  const lobby = useLobby();
  const text = useText();
  const moment = useDateTime();
  return at => {
    const minutes = Math.floor((lobby.clock.serverNow() - at) / 60_000);
    if (minutes < 1) return text('sc.now');
    const relativeTime = new Intl.RelativeTimeFormat(text.tag, { style: 'short' });
    if (minutes < 60) return relativeTime.format(-minutes, 'minute');
    if (minutes < 1_440) return relativeTime.format(-Math.floor(minutes / 60), 'hour');
    return moment(at);
  };
}
