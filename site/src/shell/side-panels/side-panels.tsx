import { NextDrawPanel } from './next-draw-panel.tsx';
import { PhonePanel } from './phone-panel.tsx';
import './side-panels.css';

/** Beside the column of a wide screen: the next draw on the left, the way to the phone on the right. */
export function SidePanels() {
  return (
    <>
      <NextDrawPanel />
      <PhonePanel />
    </>
  );
}
