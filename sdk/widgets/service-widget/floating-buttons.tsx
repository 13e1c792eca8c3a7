/** Floating buttons: the main button, and above it the buttons that it expands. */
import { onEscape } from '../../dom/overlays/escape.ts';
import { registerFloating } from '../../dom/overlays/floating.ts';
import type { Translate } from '../../lobby/types.ts';
import { useEffect, useLayoutEffect, useRef } from '../../ui/dialect.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { x } from '../../ui/icon/lazy-icons.ts';
import type { PartOf } from '../../ui/view/part-names.ts';
import { FloatButton } from './floating-button.tsx';
import { headset } from './icons.ts';
import type { ServiceActions, ServiceState } from './model.ts';
import { Dot } from './unread-badge.tsx';

export interface FloatProps {
  readonly state: ServiceState;
  readonly actions: ServiceActions;
  readonly text: Translate;
  readonly part: PartOf;
  readonly position: 'start' | 'end';
}

export function Float({ state, actions, text, part, position }: FloatProps) {
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const unfolded = state.buttons === 'unfolded';
  const folded = state.buttons === 'folded';

  useEffect(() => (box.current ? registerFloating(box.current) : undefined), []);
  // A layout effect, because the handlers must exist before the paint: the visitor may press Escape immediately.
  useLayoutEffect(() => {
    if (folded) return;
    const onPress = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) actions.fold();
    };
    const ignoreEscape =
      box.current &&
      onEscape(box.current, () => {
        actions.fold();
        toggle.current?.focus();
      });
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      ignoreEscape?.();
    };
  }, [folded, actions]);

  return (
    <div ref={box} className="lk-service-float" data-position={position} data-unfolded={unfolded ? '' : undefined}>
      <button
        ref={toggle}
        type="button"
        {...part('button', 'lk-service-toggle')}
        aria-expanded={unfolded}
        aria-busy={state.buttons === 'waiting'}
        aria-label={text(state.dot ? 'service.toggle.unread' : 'service.toggle')}
        onClick={actions.toggle}
      >
        <Icon shape={folded ? headset : x} />
        {state.dot && folded && <Dot part={part} />}
      </button>
      {unfolded && (
        <ul className="lk-service-buttons">
          {state.shownButtons.map(button => (
            <li key={button.name}>
              <FloatButton
                button={button}
                dropped={state.dropped === button.name}
                busy={button.name === 'chat' && state.opening === 'chat'}
                text={text}
                part={part}
                actions={actions}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
