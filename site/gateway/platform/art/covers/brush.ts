/** Gradients and clip paths of one image, each with an id that is unique in the image. */

/** A color, optionally with an opacity and an offset from 0 to 1. */
type Stop = string | readonly [color: string, opacity: number, at?: number];

export interface Brush {
  /** Returns a linear gradient: from top to bottom, or along the line (x1, y1) to (x2, y2) of the painted box. */
  linear(stops: readonly Stop[], x2?: number, y2?: number, x1?: number, y1?: number): string;
  /** Returns a radial gradient from a center within the painted box. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  /** Returns a `clip-path` value that limits a drawing to the shape. */
  clip(shape: string): string;
  /** Returns all gradients and clip paths created so far, for the `<defs>` element. */
  definitions(): string;
}

export function createBrush(): Brush {
  const defined: string[] = [];
  const define = (element: string, attributes: string, content: string): string => {
    const id = `p${defined.length}`;
    defined.push(`<${element} id="${id}"${attributes}>${content}</${element}>`);
    return `url(#${id})`;
  };
  return {
    linear: (stops, x2 = 0, y2 = 1, x1 = 0, y1 = 0) =>
      define('linearGradient', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, toStops(stops)),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      define('radialGradient', ` cx="${cx}" cy="${cy}" r="${r}"`, toStops(stops)),
    clip: shape => define('clipPath', '', shape),
    definitions: () => defined.join(''),
  };
}

function toStops(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [color, opacity, at] = typeof stop === 'string' ? ([stop, 1] as const) : stop;
      const offset = at ?? Math.round((index / (stops.length - 1)) * 100) / 100;
      return `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}
