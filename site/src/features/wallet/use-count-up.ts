import { useLayoutEffect, useRef, useState } from 'react';
import { COUNT_UP_MS } from '../../shared/time/durations.ts';

/** Number of decimals in the gateway's ledger. */
const DECIMALS = 4;

function unitsOf(amount: string): bigint | null {
  const read = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim());
  if (!read) return null;
  const [, minus = '', whole = '', fraction = ''] = read;
  return BigInt(minus + whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
}

/**
 * Returns the amount between `from` and `to` at the fraction `share` (0 to 1); returns `to` if either is not a number.
 */
export function amountBetween(from: string, to: string, share: number): string {
  const first = unitsOf(from);
  const last = unitsOf(to);
  if (first === null || last === null) return to;
  const units = first + ((last - first) * BigInt(Math.round(share * 1000))) / 1000n;
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/**
 * Animates each change of an amount from the previous value. Returns the intermediate amount, or null while no
 * animation runs; with reduced motion, there is no animation.
 * @param amount decimal text; undefined while no amount is visible
 */
export function useCountUp(amount: string | undefined): string | null {
  const last = useRef<string>(undefined);
  const [step, setStep] = useState<string | null>(null);

  // A layout effect, because otherwise the new amount would be visible for a moment before the animation.
  useLayoutEffect(() => {
    if (amount === undefined) return;
    const from = last.current;
    last.current = amount;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (from === undefined || from === amount || still) return;
    const startedAt = performance.now();
    let frame = 0;
    const show = (now: number) => {
      const share = Math.min(1, Math.max(0, now - startedAt) / COUNT_UP_MS);
      setStep(share < 1 ? amountBetween(from, amount, share) : null);
      if (share < 1) frame = requestAnimationFrame(show);
    };
    show(startedAt);
    return () => {
      cancelAnimationFrame(frame);
      setStep(null);
    };
  }, [amount]);
  return step;
}
