/** Service modal: one row per contact option. */

import type { Translate } from '../../lobby/types.ts';
import type { ServiceEntry } from '../../protocol/service/channels.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronRight } from '../../ui/icon/lazy-icons.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ToastList } from '../../ui/toasts/toast-list.tsx';
import type { PartOf } from '../../ui/view/part-names.ts';
import { ENTRY_ICONS, external } from './icons.ts';
import type { ServiceActions, ServiceState, ShownEntry } from './model.ts';
import { Dot } from './unread-badge.tsx';

export interface PanelProps {
  readonly state: ServiceState;
  readonly actions: ServiceActions;
  readonly text: Translate;
  readonly part: PartOf;
}

/** Entries that open a window; the other entries open a page. */
const WINDOWS: readonly ServiceEntry[] = ['customer', 'chat'];

export function Panel({ state, actions, text, part }: PanelProps) {
  const { part: name, className } = part('panel', 'lk-service-panel');
  return (
    <Modal
      open={state.open}
      title={text('service.title')}
      closeLabel={text('service.close')}
      part={name}
      className={className}
      onClose={actions.close}
    >
      <ul className="lk-service-entries">
        {state.entries.map(entry => (
          <li key={entry.name}>
            {entry.known ? (
              <EntryRow
                entry={entry}
                busy={state.opening === entry.name}
                text={text}
                part={part}
                onChoose={actions.choose}
              />
            ) : (
              <WaitingRow />
            )}
          </li>
        ))}
      </ul>
      <ToastList toast={state.toast} text={text} onClose={actions.dismissToast} />
    </Modal>
  );
}

interface EntryRowProps {
  readonly entry: ShownEntry;
  /** True while the window of the entry is being opened. */
  readonly busy: boolean;
  readonly text: Translate;
  readonly part: PartOf;
  readonly onChoose: (entry: ServiceEntry) => void;
}

function EntryRow({ entry: { name, dot }, busy, text, part, onChoose }: EntryRowProps) {
  const opensWindow = WINDOWS.includes(name);
  return (
    <button
      type="button"
      {...part('entry', 'lk-service-row')}
      data-entry={name}
      aria-busy={busy}
      onClick={() => onChoose(name)}
    >
      <span className="lk-service-sign">
        <Icon shape={ENTRY_ICONS[name]} />
        {dot && <Dot part={part} />}
      </span>
      <span className="lk-service-words">
        <b>{text(`service.entry.${name}`)}</b>
        <span>{text(`service.entry.${name}.words`)}</span>
      </span>
      {dot && <span className="lk-hidden">{text('service.unread')}</span>}
      {opensWindow && <span className="lk-hidden">{text('service.window')}</span>}
      <span className="lk-service-way">
        {busy ? <i className="lk-service-ring" /> : <Icon shape={opensWindow ? external : chevronRight} size={20} />}
      </span>
    </button>
  );
}

/** Placeholder with the size of an entry, until it is known whether the entry is available. */
const WaitingRow = () => (
  <div className="lk-service-row lk-pulse">
    <Skeleton width={44} height={44} round />
    <span className="lk-service-words">
      <Skeleton width={128} height={16} />
      <Skeleton width={184} height={12} />
    </span>
  </div>
);
