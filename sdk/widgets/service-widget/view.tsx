/** The service widget: floating buttons, the modal behind them, and what is said when a window does not open. */
import { onRouteChange } from '../../dom/route-change.ts';
import type { Translate } from '../../types.ts';
import { type CSSProperties, useEffect } from '../../ui/dialect.ts';
import { directionOf } from '../../ui/direction.ts';
import { LostPart } from '../../ui/lost-part.tsx';
import type { PartOf } from '../../ui/parts.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import { Float } from './float.tsx';
import type { ServiceActions, ServiceState } from './model.ts';

export interface ServiceViewProps {
  readonly state: ServiceState;
  readonly actions: ServiceActions;
  readonly text: Translate;
  readonly theme: string;
  readonly part: PartOf;
  /** Where the buttons float; `none`: the modal alone. */
  readonly position: 'start' | 'end' | 'none';
  /** Brings the styles of what is loaded lazily. */
  readonly prepare: () => Promise<void>;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const loadPanel = () => import('./panel.lazy.tsx').then(chunk => chunk.Panel);
const loadNotices = () => import('../../ui/notices.tsx').then(chunk => chunk.Notices);

export function ServiceView({ state, actions, text, part, position, prepare, ...look }: ServiceViewProps) {
  const { open, buttons, status } = state;
  const panel = useChunk(open, loadPanel, prepare, actions.lost);
  const notices = useChunk(state.notice !== null && !open, loadNotices, prepare);
  const shown = open || buttons !== 'folded';
  useEffect(() => (shown ? onRouteChange(actions.leave) : undefined), [shown, actions]);
  if (status === 'loading') return null;

  return (
    <section
      {...part('base', `lk lk-service-widget ${look.className ?? ''}`.trim())}
      style={look.style}
      lang={text.tag}
      dir={directionOf(text.tag)}
      aria-label={text('service.toggle')}
      data-theme={look.theme}
    >
      {position !== 'none' && <Float state={state} actions={actions} text={text} part={part} position={position} />}
      {panel.View && <panel.View state={state} actions={actions} text={text} part={part} />}
      {notices.View && !open && <notices.View notice={state.notice} text={text} onClose={actions.dismissNotice} />}
      <LostPart chunk={open ? panel : notices} className="lk-service-failed" words="service.failed" text={text} />
    </section>
  );
}
