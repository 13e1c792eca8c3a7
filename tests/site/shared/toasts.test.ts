import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from '../../../site/src/shared/overlays/toasts.ts';
import { LOGOUT_OVERLAY_MS, OVERLAY_MS } from '../../../site/src/shared/time/durations.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('toasts of the page', () => {
  it('CONST-01 CONST-04 a success toast is visible for one second or for the given time', () => {
    const { $toast, success } = createToasts();
    success('Saved');
    vi.advanceTimersByTime(999);
    expect($toast.get()).toBe('Saved');
    vi.advanceTimersByTime(1);
    expect($toast.get()).toBeNull();
    success('Sent', 1_500);
    vi.advanceTimersByTime(1_499);
    expect($toast.get()).toBe('Sent');
  });

  it('CONST-02 a notice toast closes after 1.5 s', () => {
    const { $toast, notice } = createToasts();
    notice('Logged out');
    vi.advanceTimersByTime(1_499);
    expect($toast.get()).toBe('Logged out');
    vi.advanceTimersByTime(1);
    expect($toast.get()).toBeNull();
  });

  it('a toast that follows another toast is shown for its full time', () => {
    const { $toast, success } = createToasts();
    success('one');
    vi.advanceTimersByTime(900);
    success('two');
    vi.advanceTimersByTime(900);
    expect($toast.get()).toBe('two');
  });

  it('FRAME-15 CONST-05 CONST-06 a loading message is visible until it is dismissed or its maximum time has passed', () => {
    const { $loading, loading } = createToasts();
    const hide = loading('Saving');
    vi.advanceTimersByTime(9_998_999);
    expect($loading.get()).toBe('Saving');
    hide();
    expect($loading.get()).toBeNull();
    loading('Sending', OVERLAY_MS);
    vi.advanceTimersByTime(10_000);
    expect($loading.get()).toBeNull();
  });

  it('FRAME-17 the logout overlay closes after 9.999 s', () => {
    const { $loading, loading } = createToasts();
    loading('Logging out', LOGOUT_OVERLAY_MS);
    vi.advanceTimersByTime(9_998);
    expect($loading.get()).toBe('Logging out');
    vi.advanceTimersByTime(1);
    expect($loading.get()).toBeNull();
  });

  it('the end of an earlier loading message does not hide a later loading message', () => {
    const { $loading, loading } = createToasts();
    const first = loading('one');
    loading('two');
    first();
    expect($loading.get()).toBe('two');
  });
});
