/** An open modal: mask, panel, head, and in it the login or the trial. All markup, no decisions. */
import { openLayer } from '../../dom/above/layers.ts';
import { openOverlay } from '../../dom/above/overlay.ts';
import { isCovered } from '../../dom/above/top-layer.ts';
import type { Translate } from '../../types.ts';
import { Button } from '../../ui/button.tsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from '../../ui/dialect.ts';
import { Icon } from '../../ui/icon.tsx';
import { x } from '../../ui/lazy-shapes.ts';
import type { PartOf } from '../../ui/parts.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import { useUniqueId } from '../../ui/use-unique-id.ts';
import { LoginFields } from './form/fields.tsx';
import { KitMark } from './kit-mark.tsx';
import { LoginScreen } from './login-screen.tsx';
import type { LoginModalActions, LoginPanel } from './model.ts';
import { PartWait } from './part-wait.tsx';

export interface OverlayProps {
  readonly panel: LoginPanel;
  readonly actions: LoginModalActions;
  readonly text: Translate;
  readonly theme: string;
  readonly part: PartOf;
  /** The mark in the head: a slot, or the host's own node, or the one it is given. */
  readonly logo: (ours: ReactNode) => ReactNode;
  /** Brings the styles of what is loaded lazily. */
  readonly prepare: () => Promise<void>;
  /** Puts the form where it has to stand. */
  readonly place: (form: ReactNode) => ReactNode;
  readonly closing: boolean;
}

const loadArt = () => import('./art.lazy.tsx').then(chunk => chunk.LoginArt);
const loadTrial = () => import('./trial.lazy.tsx').then(chunk => chunk.TrialScreen);
const loadSecond = () => import('./second.lazy.tsx').then(chunk => chunk.SecondScreen);
const loadSlide = () => import('./form/slide.lazy.tsx').then(chunk => chunk.SlideSheet);
/** Height of words, a box to tick, a button and the way back, in units of `--lobby-px`. */
const TRIAL_HEIGHT = 240;

export function Overlay({ panel, actions, text, theme, part, logo, place, prepare, closing }: OverlayProps) {
  const overlay = useRef<HTMLElement>(null);
  // Password managers can show their lists above a plain box, never above a dialog: it is one only where the page has one open.
  const [Box] = useState(() => (isCovered(document) ? 'dialog' : 'div') as 'div');
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useUniqueId();
  const wishId = `${id}-wish`;
  const asking = useRef(actions.ask);
  asking.current = actions.ask;
  const art = useChunk(true, loadArt);
  const trial = useChunk(panel.screen === 'trial', loadTrial);
  const second = useChunk(panel.screen === 'second', loadSecond);
  const slide = useChunk(panel.slide.status !== 'closed', loadSlide, prepare);

  useEffect(() => {
    if (closing || !overlay.current) return;
    const root = overlay.current;
    const down = openLayer(() => asking.current('escape'));
    const free = openOverlay(
      root,
      () => (canType() && firstField(root)) || title.current,
      source => asking.current(source),
    );
    return () => {
      down();
      free();
    };
  }, [closing]);

  const inTrial = panel.screen === 'trial';
  const inSecond = panel.screen === 'second';
  const fields = place(
    <LoginFields panel={panel} actions={actions} text={text} theme={theme} name={text('login.title')} form={form} />,
  );
  return (
    <Box
      ref={overlay as RefObject<HTMLDivElement>}
      {...part('mask', 'lk-overlay')}
      data-closing={closing ? '' : undefined}
    >
      <section
        {...part('panel')}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={panel.wish ? wishId : undefined}
        tabIndex={-1}
      >
        <Button
          look="icon"
          className="lk-login-close"
          label={text('action.close')}
          onClick={() => actions.ask('button')}
        >
          <Icon shape={x} />
        </Button>
        <div className="lk-login-scroll">
          <div className="lk-login-head">
            {art.View && <art.View />}
            <div className="lk-login-logo">{logo(<KitMark />)}</div>
          </div>
          <h2 ref={title} {...part('title')} id={id} tabIndex={-1}>
            {text(inTrial ? 'trial.title' : inSecond && second.View ? 'second.title' : 'login.title')}
          </h2>
          {inTrial && !trial.View && (
            <PartWait failed={trial.failed} onRetry={trial.retry} height={TRIAL_HEIGHT} text={text} />
          )}
          {inTrial && trial.View && <trial.View panel={panel} actions={actions} text={text} />}
          {inSecond && !second.View && (
            <PartWait failed={second.failed} onRetry={second.retry} height={TRIAL_HEIGHT} text={text} />
          )}
          {inSecond && second.View && <second.View panel={panel} actions={actions} text={text} />}
          {!inTrial && !inSecond && (
            <LoginScreen
              panel={panel}
              actions={actions}
              text={text}
              part={part}
              fields={fields}
              form={form}
              wishId={wishId}
            />
          )}
          {slide.failed && <PartWait failed={slide.failed} onRetry={slide.retry} height={0} text={text} />}
        </div>
      </section>
      {slide.View && <slide.View slide={panel.slide} actions={actions.slide} text={text} />}
    </Box>
  );
}

/** Where there is a keyboard one types at once; on a phone the on-screen one comes when it is asked for. */
const canType = () => window.matchMedia?.('(hover: hover)').matches === true;

/** The first input of the form, which may fill a slot. */
function firstField(root: Element): HTMLElement | null {
  const slot = root.querySelector<HTMLSlotElement>('slot[name=form]');
  const place = slot ? slot.assignedElements()[0] : root;
  return place?.querySelector<HTMLElement>('.lk-login-form input') ?? null;
}
