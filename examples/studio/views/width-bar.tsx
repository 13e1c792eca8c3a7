/** Controls for the width of the previewed page. */
import { NARROWEST, type StudioState, WIDEST, type WidthName, widthOf } from '../model/state.ts';
import type { Change } from '../use-studio.ts';
import { Choice } from './choice.tsx';
import { Icon } from './icon.tsx';

interface WidthBarProps {
  readonly state: StudioState;
  readonly change: Change;
}

const NAMES: Readonly<Record<WidthName, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  free: 'Free',
};

const OPTIONS = (['phone', 'tablet', 'desktop', 'free'] as const).map(id => ({
  id,
  label: (
    <>
      <Icon name={id} />
      <span className="width-name">{NAMES[id]}</span>
    </>
  ),
}));

export const WidthBar = ({ state, change }: WidthBarProps) => (
  <div className="width-bar">
    <Choice
      legend="Width of the page"
      quiet
      className="choice width-choice"
      options={OPTIONS}
      chosen={state.width}
      onChoose={width => change({ width })}
    />
    {state.width === 'free' && (
      <input
        className="width-range"
        type="range"
        aria-label="Width in pixels"
        min={NARROWEST}
        max={WIDEST}
        step={10}
        value={state.free}
        onChange={event => change({ free: Number(event.currentTarget.value) }, 'free')}
      />
    )}
    <output className="width-px">{widthOf(state)} px</output>
  </div>
);
