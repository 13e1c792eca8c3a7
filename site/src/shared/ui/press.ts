/**
 * Feedback for touch: sets `data-pressed` on the touched element, and `data-pressed="long"` during a long press
 * (FRAME-28). Unlike `:active`, it ignores a finger that scrolls.
 */

/** Delays in ms: from a touch to a press, from a press to a long press, and until the feedback ends. */
const PRESS_IN_MS = 130;
const LONG_PRESS_MS = 370;
const PRESS_OUT_MS = 100;
/** Maximum distance from the element at which a finger still presses it, px. */
const RETENTION_PX = 20;
/** Movement of the finger that cancels the press, px. */
const CANCEL_PX = 30;

const PRESSABLE = 'a[href], button:not(:disabled), [role="button"]';

interface Touch {
  readonly target: Element;
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

const holds = (target: Element, { clientX, clientY }: PointerEvent): boolean => {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const across = clientX >= left - RETENTION_PX && clientX <= right + RETENTION_PX;
  return across && clientY >= top - RETENTION_PX && clientY <= bottom + RETENTION_PX;
};

/**
 * Sets `data-pressed` on elements inside `root` while they are pressed.
 * @returns a function that removes the listeners
 */
export function watchPress(root: HTMLElement): () => void {
  let touch: Touch | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (target: Element, pressed: 'short' | 'long' | null) => {
    if (pressed === null) target.removeAttribute('data-pressed');
    else target.setAttribute('data-pressed', pressed === 'long' ? 'long' : '');
  };
  const drop = () => {
    clearTimeout(timer);
    if (touch) mark(touch.target, null);
    touch = null;
  };

  const onDown = (event: PointerEvent) => {
    drop();
    const target = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    if (event.pointerType !== 'touch' || !target) return;
    touch = { target, id: event.pointerId, x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      mark(target, 'short');
      timer = setTimeout(() => mark(target, 'long'), LONG_PRESS_MS);
    }, PRESS_IN_MS);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== touch?.id) return;
    const far = Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > CANCEL_PX;
    if (far || !holds(touch.target, event)) drop();
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== touch?.id) return;
    const { target } = touch;
    clearTimeout(timer);
    touch = null;
    // A touch that was shorter than the delay shows the feedback after its end.
    mark(target, 'short');
    setTimeout(() => mark(target, null), PRESS_OUT_MS);
  };

  root.addEventListener('pointerdown', onDown);
  root.addEventListener('pointermove', onMove);
  root.addEventListener('pointerup', onUp);
  root.addEventListener('pointercancel', drop);
  return () => {
    drop();
    root.removeEventListener('pointerdown', onDown);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerup', onUp);
    root.removeEventListener('pointercancel', drop);
  };
}
