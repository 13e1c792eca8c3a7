/** View of the service widget: floating buttons, modal, and toasts for windows that failed to open. */
import { onRouteChange } from '../../dom/route-change.ts';
import { useEffect } from '../../ui/dialect.ts';
import { useListFocus } from '../../ui/list/use-list-focus.ts';
import { ChunkErrorFallback } from '../../ui/view/chunk-error-fallback.tsx';
import { directionOf } from '../../ui/view/direction.ts';
import { useChunk } from '../../ui/view/use-chunk.ts';
import type { ViewProps } from '../../ui/view/view-props.ts';
import { Float } from './floating-buttons.tsx';
import type { ServiceActions, ServiceState } from './model.ts';
import type { Props } from './props.ts';

export interface ServiceViewProps extends ViewProps<ServiceState, ServiceActions>, Props {}

const loadPanel = () => import('./panel.lazy.tsx').then(chunk => chunk.Panel);
const loadToasts = () => import('../../ui/toasts/toast-list.tsx').then(chunk => chunk.ToastList);

export function ServiceView({ state, actions, text, part, position = 'end', prepare, ...hostProps }: ServiceViewProps) {
  const { open, buttons, status } = state;
  const panel = useChunk(open, loadPanel, prepare, actions.lost);
  const toasts = useChunk(state.toast !== null && !open, loadToasts, prepare);
  const shown = open || buttons !== 'folded';
  useEffect(() => (shown ? onRouteChange(actions.closeAll) : undefined), [shown, actions]);
  const root = useListFocus(status !== 'loading');
  if (status === 'loading') return null;

  return (
    <section
      ref={root}
      {...part('base', `lk lk-service-widget ${hostProps.className ?? ''}`.trim())}
      style={hostProps.style}
      lang={text.tag}
      dir={directionOf(text.tag)}
      aria-label={text('service.toggle')}
      data-theme={hostProps.theme}
    >
      {position !== 'none' && <Float state={state} actions={actions} text={text} part={part} position={position} />}
      {panel.View && <panel.View state={state} actions={actions} text={text} part={part} />}
      {toasts.View && !open && <toasts.View toast={state.toast} text={text} onClose={actions.dismissToast} />}
      <ChunkErrorFallback
        chunk={open ? panel : toasts}
        className="lk-service-failed"
        textKey="service.failed"
        text={text}
      />
    </section>
  );
}
