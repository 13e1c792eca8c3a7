/** View of the service widget: floating buttons, modal, and messages of a failed window. */
import { onRouteChange } from '../../dom/route-change.ts';
import { useEffect } from '../../ui/dialect.ts';
import { ChunkErrorFallback } from '../../ui/view/chunk-error-fallback.tsx';
import { directionOf } from '../../ui/view/direction.ts';
import { useChunk } from '../../ui/view/use-chunk.ts';
import type { ViewProps } from '../../ui/view/view-props.ts';
import { Float } from './floating-buttons.tsx';
import type { ServiceActions, ServiceState } from './model.ts';
import type { Props } from './props.ts';

export interface ServiceViewProps extends ViewProps<ServiceState, ServiceActions>, Props {}

const loadPanel = () => import('./panel.lazy.tsx').then(chunk => chunk.Panel);
const loadNotices = () => import('../../ui/notices/notices.tsx').then(chunk => chunk.Notices);

export function ServiceView({ state, actions, text, part, position = 'end', prepare, ...variant }: ServiceViewProps) {
  const { open, buttons, status } = state;
  const panel = useChunk(open, loadPanel, prepare, actions.lost);
  const notices = useChunk(state.notice !== null && !open, loadNotices, prepare);
  const shown = open || buttons !== 'folded';
  useEffect(() => (shown ? onRouteChange(actions.leave) : undefined), [shown, actions]);
  if (status === 'loading') return null;

  return (
    <section
      {...part('base', `lk lk-service-widget ${variant.className ?? ''}`.trim())}
      style={variant.style}
      lang={text.tag}
      dir={directionOf(text.tag)}
      aria-label={text('service.toggle')}
      data-theme={variant.theme}
    >
      {position !== 'none' && <Float state={state} actions={actions} text={text} part={part} position={position} />}
      {panel.View && <panel.View state={state} actions={actions} text={text} part={part} />}
      {notices.View && !open && <notices.View notice={state.notice} text={text} onClose={actions.dismissNotice} />}
      <ChunkErrorFallback
        chunk={open ? panel : notices}
        className="lk-service-failed"
        texts="service.failed"
        text={text}
      />
    </section>
  );
}
