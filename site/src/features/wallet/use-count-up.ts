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

/** Interpolates two decimal amounts at `share` (0 to 1); returns the second one if either is invalid. */
export function amountBetween(from: string, to: string, share: number): string {
  const first = unitsOf(from);
  const last = unitsOf(to);
  if (first === null || last === null) return to;
  const units = first + ((last - first) * BigInt(Math.round(share * 1000))) / 1000n;
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/**
 * Animates an amount from its previous value once per change; null at rest. With reduced motion, the change is
 * immediate.
 * @param amount decimal text; undefined while no amount is visible
 */
export function useCountUp(amount: string | undefined): string | null {
  const last = useRef<string>(undefined);
  const [step, setStep] = useState<string | null>(null);

  // Layout effect, because the new amount would flash before the animation.
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
