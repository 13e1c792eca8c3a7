/** Contrast warnings for the selected colors, each with a color that fixes the contrast. */
import { useMemo } from 'react';
import { paletteOf } from '../color/palette.ts';
import { contrastWarnings } from '../color/warnings.ts';
import type { StudioState } from '../model/state.ts';
import { colorsOf } from '../model/tokens.ts';
import type { Change } from '../use-studio.ts';
import { Icon } from './icon.tsx';

interface ContrastProps {
  readonly state: StudioState;
  readonly change: Change;
}

/** Truncates the ratio, because rounding 4.496 up to 4.50 would hide that it is less than 4.5. */
const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;

export function Contrast({ state, change }: ContrastProps) {
  const { theme, tokens } = state;
  const palette = paletteOf(theme, colorsOf(tokens));
  // Memoized, because searching the fixes is the slowest calculation of the studio.
  const warnings = useMemo(() => contrastWarnings(theme, colorsOf(tokens)), [theme, tokens]);
  /**
   * True if no earlier warning has the same fix, because one shade often fixes several pairs and is offered only once.
   */
  const isFirst = (at: number) =>
    warnings.findIndex(
      ({ mend }) => mend?.name === warnings[at]?.mend?.name && mend?.color === warnings[at]?.mend?.color,
    ) === at;
  if (warnings.length === 0) {
    return (
      <p className="passes" role="status">
        <Icon name="check" />
        Every pair of colors passes WCAG AA.
      </p>
    );
  }
  return (
    <div className="warnings" role="status">
      <p className="warnings-title">
        <Icon name="alert" />
        {warnings.length === 1 ? 'One pair of colors fails WCAG AA' : `${warnings.length} pairs of colors fail WCAG AA`}
      </p>
      <ul>
        {warnings.map(({ front, ground, needed, ratio, mend }, at) => (
          <li key={`${front} ${ground}`} className="warning">
            <span
              className="warning-sample"
              style={{ color: palette[front], background: palette[ground] }}
              aria-hidden="true"
            >
              {needed === 3 ? '○' : 'Aa'}
            </span>
            <span className="warning-words">
              <b>
                {front} on {ground}
              </b>
              <small>
                {ratioText(ratio)}, needs {needed} : 1
              </small>
            </span>
            {mend && isFirst(at) && (
              <button
                type="button"
                className="mend"
                onClick={() => change({ tokens: { ...tokens, [mend.name]: mend.color } })}
              >
                <span className="mend-dot" style={{ background: mend.color }} />
                Set {mend.name} to {mend.color}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
