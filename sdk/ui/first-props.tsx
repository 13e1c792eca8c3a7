/** Props of a view that is rendered once from given data: on a server, or as first content before the element is defined. */
import type { ReactNode } from './dialect.ts';
import { partsWith } from './parts.ts';

export const firstProps = {
  part: partsWith(),
  prepare: () => Promise.resolve(),
  place: (name: string, ours: ReactNode) => <slot name={name}>{ours}</slot>,
};
