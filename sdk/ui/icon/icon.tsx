/** Inline icons of 16, 20 or 24 px. Shapes: shapes.ts has those of the first paint, `{lazy,stale,field}-shapes.ts` the others. */

/** Outlines of an icon on a grid of 24: the `d` of its paths. */
export type Shape = readonly string[];

export interface IconProps {
  readonly shape: Shape;
  /** Default 24. */
  readonly size?: 16 | 20 | 24;
}

/** One icon in the color of its text, hidden from screen readers: its button carries the name. */
export const Icon = ({ shape, size = 24 }: IconProps) => (
  <svg className="lk-icon" viewBox="0 0 24 24" data-size={size} aria-hidden="true">
    {shape.map(d => (
      <path key={d} d={d} />
    ))}
  </svg>
);
