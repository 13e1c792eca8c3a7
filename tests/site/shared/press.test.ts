// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPress } from '../../../site/src/shared/ui/press.ts';

let button: HTMLButtonElement;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button><b>Deposit</b></button><p>words</p>';
  button = document.querySelector('button') as HTMLButtonElement;
  button.getBoundingClientRect = () => new DOMRect(100, 100, 60, 40);
  stop = watchPress(document.body);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const send = (name: string, x = 110, y = 110, pointerType = 'touch', target: Element = button.firstElementChild!) =>
  target.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerId: 1, pointerType, clientX: x, clientY: y }));
const pressed = () => button.getAttribute('data-pressed');

describe('FRAME-28 press feedback', () => {
  it('a touch counts as a press after 130 ms and as a long press after 500 ms, and is shown for 100 ms after its end', () => {
    send('pointerdown');
    vi.advanceTimersByTime(129);
    expect(pressed()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(pressed()).toBe('');
    vi.advanceTimersByTime(369);
    expect(pressed()).toBe('');
    vi.advanceTimersByTime(1);
    expect(pressed()).toBe('long');
    send('pointerup');
    vi.advanceTimersByTime(99);
    expect(pressed()).toBe('');
    vi.advanceTimersByTime(1);
    expect(pressed()).toBeNull();
  });

  it('a short tap is visible for 100 ms', () => {
    send('pointerdown');
    vi.advanceTimersByTime(40);
    send('pointerup');
    expect(pressed()).toBe('');
    vi.advanceTimersByTime(100);
    expect(pressed()).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(pressed()).toBeNull();
  });

  it('a pointer may move 30 px and leave the element by 20 px during a press', () => {
    send('pointerdown');
    vi.advanceTimersByTime(130);
    send('pointermove', 110, 140);
    expect(pressed()).toBe('');
    send('pointermove', 110, 141);
    expect(pressed()).toBeNull();

    send('pointerdown', 102, 102);
    vi.advanceTimersByTime(130);
    send('pointermove', 80, 102);
    expect(pressed()).toBe('');
    send('pointermove', 79, 102);
    expect(pressed()).toBeNull();
  });

  it('a touch that turns into a scroll causes no press', () => {
    send('pointerdown');
    send('pointercancel');
    vi.advanceTimersByTime(1_000);
    expect(pressed()).toBeNull();
  });

  it('a mouse or an element that cannot be pressed causes no press', () => {
    send('pointerdown', 110, 110, 'mouse');
    send('pointerdown', 110, 110, 'touch', document.querySelector('p') as Element);
    vi.advanceTimersByTime(1_000);
    expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);
  });
});
