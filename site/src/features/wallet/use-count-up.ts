import { useLayoutEffect, useRef, useState } from 'react';
import { COUNT_UP_MS } from '../../shared/time/durations.ts';

/** Decimals of the ledger. */
const DECIMALS = 4;

function unitsOf(amount: string): bigint | null {
  const read = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim());
  if (!read) return null;
  const [, minus = '', whole = '', fraction = ''] = read;
  return BigInt(minus + whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
}

/** The decimal amount at `share`, from 0 to 1, of the way; the second where one of them is no number. */
export function amountBetween(from: string, to: string, share: number): string {
  const first = unitsOf(from);
  const last = unitsOf(to);
  if (first === null || last === null) return to;
  const units = first + ((last - first) * BigInt(Math.round(share * 1000))) / 1000n;
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/**
 * The amount on its way from the one that was shown last, null at rest: a change counts up once. Who asked for less motion
 * sees the end at once.
 * @param amount decimal text, undefined while there is none to be seen
 */
export function useCountUp(amount: string | undefined): string | null {
  const last = useRef<string>(undefined);
  const [step, setStep] = useState<string | null>(null);

  // Before the paint, or the new amount would flash first.
  useLayoutEffect(() => {
    if (amount === undefined) return;
    const from = last.current;
    last.current = amount;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (from === undefined || from === amount || still) return;
    const begin = performance.now();
    let frame = 0;
    const show = (now: number) => {
      const share = Math.min(1, Math.max(0, now - begin) / COUNT_UP_MS);
      setStep(share < 1 ? amountBetween(from, amount, share) : null);
      if (share < 1) frame = requestAnimationFrame(show);
    };
    show(begin);
    return () => {
      cancelAnimationFrame(frame);
      setStep(null);
    };
  }, [amount]);
  return step;
}
