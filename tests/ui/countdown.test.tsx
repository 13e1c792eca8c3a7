/** Countdowns outside the viewport are paused, and one observer watches them all. */
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../sdk/lobby/types.ts';
import type { CountdownSpec, CountdownView } from '../../sdk/protocol/lottery/countdown.ts';

const SPEC: CountdownSpec = { onSale: true, closeAt: 1_000, drawAt: 2_000 };
const VIEW: CountdownView = { phase: 'open', text: '0:00:01', seconds: 1, near: true, highlight: true };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Fresh modules, because the observer is created once per page. */
async function setup() {
  const observers: { notify: IntersectionObserverCallback; seen: Set<Element> }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen = new Set<Element>();
      constructor(readonly notify: IntersectionObserverCallback) {
        observers.push(this);
      }
      observe = (element: Element) => this.seen.add(element);
      unobserve = (element: Element) => this.seen.delete(element);
    },
  );
  vi.resetModules();
  const { Countdown } = await import('../../sdk/ui/countdown.tsx');
  let watching = 0;
  const clock = {
    watch: (_: CountdownSpec, listener: (view: CountdownView) => void) => {
      watching++;
      listener(VIEW);
      return () => watching--;
    },
  } as unknown as Clock;
  const show = (element: Element, isIntersecting: boolean) =>
    observers[0]!.notify([{ target: element, isIntersecting } as IntersectionObserverEntry], observers[0] as never);
  return { Countdown, clock, observers, show, watching: () => watching };
}

describe('countdown component', () => {
  it('COUNT-06 countdown of several days shows the word for days in the language of the page', async () => {
    const { Countdown } = await setup();
    const clock = {
      watch: (_: CountdownSpec, listener: (view: CountdownView) => void) => {
        listener({ ...VIEW, text: '6 d 0:46' });
        return () => {};
      },
    } as unknown as Clock;
    const page = render(<Countdown clock={clock} spec={SPEC} label="a" day="ngày" />);
    expect(page.getByRole('timer').textContent).toBe('6 ngày 0:46');
  });

  it('COUNT-04 countdown reads the clock in its first frame and pauses outside the viewport', async () => {
    const { Countdown, clock, observers, show, watching } = await setup();
    const page = render(
      <>
        <Countdown clock={clock} spec={SPEC} label="a" day="d" />
        <Countdown clock={clock} spec={SPEC} label="b" day="d" />
      </>,
    );
    const [first] = page.getAllByRole('timer');
    expect(first?.textContent).toBe('0:00:01');
    expect(observers).toHaveLength(1);
    expect(watching()).toBe(2);
    show(first!, false);
    expect(watching()).toBe(1);
    show(first!, true);
    expect(watching()).toBe(2);
    page.unmount();
    expect(watching()).toBe(0);
    expect(observers[0]!.seen.size).toBe(0);
  });
});
