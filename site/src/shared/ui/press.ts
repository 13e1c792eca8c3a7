/**
 * The touch of a finger as something to be seen: what is pressed carries `data-pressed`, and `data-pressed="long"` when it is
 * held (FRAME-28). A finger that scrolls presses nothing, which `:active` cannot tell.
 */

/** Touch defaults: ms until a touch counts as a press, from there to a long one, and until a press is seen to end. */
const PRESS_IN_MS = 130;
const LONG_PRESS_MS = 370;
const PRESS_OUT_MS = 100;
/** px around an element within which a finger still holds it. */
const RETENTION_PX = 20;
/** A finger that moves farther, px, does not press. */
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

/** Marks what is pressed by touch inside `root`. Returns off. */
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
    // A tap too short to have been seen is seen now.
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
