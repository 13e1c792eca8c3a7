/**
 * Inline icons of 16, 20 or 24 px. `icons.ts` contains those that the first paint needs; the others are in
 * `lazy-icons.ts`, `stale-icons.ts` and `field-icons.ts`.
 */

/** Outlines of an icon in a box of 24 x 24: the `d` attributes of its paths. */
export type Shape = readonly string[];

export interface IconProps {
  readonly shape: Shape;
  /** Size in px. Default 24. */
  readonly size?: 16 | 20 | 24;
}

/** Icon in the color of the text. It is hidden from screen readers, because its button has a name. */
export const Icon = ({ shape, size = 24 }: IconProps) => (
  <svg className="lk-icon" viewBox="0 0 24 24" data-size={size} aria-hidden="true">
    {shape.map(d => (
      <path key={d} d={d} />
    ))}
  </svg>
);
