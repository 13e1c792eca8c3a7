/** View of an open modal: backdrop, dialog, header, and the login or trial screen. It contains markup only. */
import { openLayer } from '../../dom/overlays/layers.ts';
import { openOverlay } from '../../dom/overlays/overlay.ts';
import { isCovered } from '../../dom/overlays/top-layer.ts';
import type { Translate } from '../../lobby/types.ts';
import { Button } from '../../ui/button/button.tsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from '../../ui/dialect.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { x } from '../../ui/icon/lazy-icons.ts';
import { useUniqueId } from '../../ui/use-unique-id.ts';
import type { PartOf } from '../../ui/view/part-names.ts';
import { useChunk } from '../../ui/view/use-chunk.ts';
import type { ViewProps } from '../../ui/view/view-props.ts';
import { ChunkFallback } from './chunk-fallback.tsx';
import { LoginFields } from './form/fields.tsx';
import { LoginScreen } from './login-screen.tsx';
import type { LoginModalActions, LoginPanel } from './model.ts';

/** Default logo of the kit: a lottery ball. */
const KitLogo = () => (
  <svg className="lk-login-mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="#c4122f" />
    <path d="M0 9a9 9 0 0 1 9-9h14a9 9 0 0 1 9 9v5Q18 24 0 21Z" fill="#e2304c" />
    <circle cx="16" cy="16" r="9.4" fill="#fff" />
    <path d="M12.6 10.6h3v8.1h4.6v2.7h-7.6z" fill="#c4122f" />
    <circle cx="20.2" cy="12.4" r="1.9" fill="#f2a90c" />
  </svg>
);

export interface OverlayProps {
  readonly panel: LoginPanel;
  readonly actions: LoginModalActions;
  readonly text: Translate;
  readonly theme: string;
  readonly part: PartOf;
  /** Loads the stylesheets of content that loads later. */
  readonly prepare: () => Promise<void>;
  readonly place: ViewProps<unknown, unknown>['place'];
  /** Renders the form in the light DOM of the element. */
  readonly light: (form: ReactNode) => ReactNode;
  readonly closing: boolean;
}

const loadArt = () => import('./art.lazy.tsx').then(chunk => chunk.LoginArt);
const loadTrial = () => import('./trial.lazy.tsx').then(chunk => chunk.TrialScreen);
const loadSecond = () => import('./second.lazy.tsx').then(chunk => chunk.SecondScreen);
const loadSlide = () => import('./form/slide.lazy.tsx').then(chunk => chunk.SlideSheet);
/** Height of a text, a checkbox, a button and the back link, in units of `--lobby-px`. */
const TRIAL_HEIGHT = 240;

export function Overlay({ panel, actions, text, theme, part, place, light, prepare, closing }: OverlayProps) {
  const overlay = useRef<HTMLElement>(null);
  // Password managers cannot show their lists above a <dialog> element, so one is used only if the page has an open
  // dialog.
  const [Box] = useState(() => (isCovered(document) ? 'dialog' : 'div') as 'div');
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useUniqueId();
  const loginReasonId = `${id}-wish`;
  const requestClose = useRef(actions.requestClose);
  requestClose.current = actions.requestClose;
  const art = useChunk(true, loadArt);
  const trial = useChunk(panel.screen === 'trial', loadTrial);
  const second = useChunk(panel.screen === 'second', loadSecond);
  const slide = useChunk(panel.slide.status !== 'closed', loadSlide, prepare);

  useEffect(() => {
    if (closing || !overlay.current) return;
    const root = overlay.current;
    const down = openLayer(() => requestClose.current('escape'));
    const free = openOverlay(
      root,
      () => (canType() && firstField(root)) || title.current,
      source => requestClose.current(source),
    );
    return () => {
      down();
      free();
    };
  }, [closing]);

  const inTrial = panel.screen === 'trial';
  const inSecond = panel.screen === 'second';
  const fields = light(
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
        aria-describedby={panel.reason ? loginReasonId : undefined}
        tabIndex={-1}
      >
        <Button
          variant="icon"
          className="lk-login-close"
          label={text('action.close')}
          onClick={() => actions.requestClose('button')}
        >
          <Icon shape={x} />
        </Button>
        <div className="lk-login-scroll">
          <div className="lk-login-header">
            {art.View && <art.View />}
            <div className="lk-login-logo">{place('logo', <KitLogo />)}</div>
          </div>
          <h2 ref={title} {...part('title')} id={id} tabIndex={-1}>
            {text(inTrial ? 'trial.title' : inSecond && second.View ? 'second.title' : 'login.title')}
          </h2>
          {inTrial && !trial.View && (
            <ChunkFallback failed={trial.failed} onRetry={trial.retry} height={TRIAL_HEIGHT} text={text} />
          )}
          {inTrial && trial.View && <trial.View panel={panel} actions={actions} text={text} />}
          {inSecond && !second.View && (
            <ChunkFallback failed={second.failed} onRetry={second.retry} height={TRIAL_HEIGHT} text={text} />
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
              loginReasonId={loginReasonId}
            />
          )}
          {slide.failed && <ChunkFallback failed={slide.failed} onRetry={slide.retry} height={0} text={text} />}
        </div>
      </section>
      {slide.View && <slide.View slide={panel.slide} actions={actions.slide} text={text} />}
    </Box>
  );
}

/**
 * Returns true if the device probably has a hardware keyboard. Only then is the first field focused, because on a phone
 * the focus would open the on-screen keyboard.
 */
const canType = () => window.matchMedia?.('(hover: hover)').matches === true;

/** Returns the first input of the form, which may be in a slot. */
function firstField(root: Element): HTMLElement | null {
  const slot = root.querySelector<HTMLSlotElement>('slot[name=form]');
  const place = slot ? slot.assignedElements()[0] : root;
  return place?.querySelector<HTMLElement>('.lk-login-form input') ?? null;
}
