/** View of the bar: icon, description, five stars, download button and close button. It contains markup only. */
import { registerFloating } from '../../dom/overlays/floating.ts';
import { safeColor } from '../../dom/safe/color.ts';
import { Button } from '../../ui/button/button.tsx';
import { type CSSProperties, useEffect, useRef } from '../../ui/dialect.ts';
import { Icon, type Shape } from '../../ui/icon/icon.tsx';
import { x } from '../../ui/icon/lazy-icons.ts';
import { Image } from '../../ui/image.tsx';
import { ChunkErrorFallback } from '../../ui/view/chunk-error-fallback.tsx';
import { directionOf } from '../../ui/view/direction.ts';
import { useChunk } from '../../ui/view/use-chunk.ts';
import type { ViewProps } from '../../ui/view/view-props.ts';
import { phone } from './icons.ts';
import type { DownloadBarActions, DownloadBarState } from './model.ts';
import type { Props } from './props.ts';

export interface DownloadViewProps extends ViewProps<DownloadBarState, DownloadBarActions>, Props {
  /** URL of the download page for the QR code; null if there is no such page. */
  readonly page: string | null;
}

const loadDialogs = () => import('./dialogs.lazy.tsx').then(chunk => chunk.DownloadDialogs);

const STAR: Shape = ['m12 2.5 2.94 5.96 6.56.95-4.75 4.63 1.12 6.54L12 17.49l-5.87 3.09 1.12-6.54L2.5 9.41l6.56-.95Z'];
const STARS = ['a', 'b', 'c', 'd', 'e'];

export function DownloadView(props: DownloadViewProps) {
  const { state, actions, text, part, base, page } = props;
  const { status, panel } = state;
  const dialogs = useChunk(panel !== null, loadDialogs, props.prepare, actions.lost);
  const bar = useRef<HTMLDivElement>(null);
  const isFixed = props.position === 'bottom' && status === 'ready';
  useEffect(() => (isFixed && bar.current ? registerFloating(bar.current) : undefined), [isFixed]);
  if (status === 'empty' && !panel && !dialogs.View) return null;
  return (
    <div
      ref={bar}
      {...part('base', `lk lk-download-bar ${props.className ?? ''}`.trim())}
      style={props.style}
      lang={text.tag}
      dir={directionOf(text.tag)}
      aria-busy={status === 'loading'}
      data-theme={props.theme}
      data-state={status}
      data-position={props.position ?? 'inline'}
    >
      {status === 'loading' && <div className="lk-app-bar" />}
      {status === 'ready' && <Bar {...props} />}
      {dialogs.View && (
        <dialogs.View state={state} panel={panel} actions={actions} text={text} base={base} page={page} />
      )}
      <ChunkErrorFallback chunk={dialogs} className="lk-bar-failed" textKey="download.part-failed" text={text} />
    </div>
  );
}

function Bar({ state, actions, text, part, base }: DownloadViewProps) {
  const { appearance, icon } = state;
  const ground = safeColor(appearance.background);
  const ink = safeColor(appearance.color);
  const own = { '--lk-bar-ground': ground ?? undefined, '--lk-bar-ink': ink ?? undefined } as CSSProperties;
  return (
    <section
      className="lk-app-bar"
      style={own}
      data-own={ground || ink ? '' : undefined}
      aria-label={text('download.bar')}
    >
      <div {...part('icon')}>
        <Image src={icon} base={base} missing={phone} />
      </div>
      <div {...part('text')}>
        <p>{appearance.description || text('download.title')}</p>
        <div {...part('stars')} role="img" aria-label={text('download.stars')}>
          {STARS.map(star => (
            <Icon key={star} shape={STAR} size={16} />
          ))}
        </div>
      </div>
      <Button {...part('button')} onClick={actions.request}>
        {text('download.get')}
      </Button>
      <Button variant="icon" {...part('close')} label={text('download.hide')} onClick={actions.dismiss}>
        <Icon shape={x} size={20} />
      </Button>
    </section>
  );
}
