/**
 * Entry point of `lobbykit-doctor.js`: starts recording, and registers the collector. A page with `data-lobby-debug`
 * loads this file after the kit; the command line runs it before any script of the page.
 */
import { collectPage, hasKit, isSettled } from './collect.ts';
import { DOCTOR, type Doctor } from './facts.ts';
import { observePage } from './observe.ts';
import { openPanel } from './panel.ts';

if (!Reflect.has(globalThis, DOCTOR)) {
  const records = observePage();
  const collect = () => collectPage(records);
  const doctor: Doctor = {
    open: () => openPanel({ collect, isSettled }),
    isSettled,
    hasKit: () => hasKit(records),
    collect,
  };
  Object.defineProperty(globalThis, DOCTOR, { value: doctor });
}
