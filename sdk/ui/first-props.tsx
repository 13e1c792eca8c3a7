/** What a view is given where it is drawn once, on data that are there already: by a server, or before its element has come. */
import type { ReactNode } from './dialect.ts';
import { partsWith } from './parts.ts';

export const firstProps = {
  part: partsWith(),
  prepare: () => Promise.resolve(),
  place: (name: string, ours: ReactNode) => <slot name={name}>{ours}</slot>,
};
