/** Button of a page in the frame header, such as a link to old results. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const PlaceContext = createContext<HTMLElement | null>(null);

/** Provides the header element for page buttons; null if the page has no header. */
export const HeaderToolPlace = PlaceContext.Provider;

/** Renders `children` at the end of the page header while mounted. */
export function HeaderTool({ children }: { children: ReactNode }) {
  const place = useContext(PlaceContext);
  return place && createPortal(children, place);
}
