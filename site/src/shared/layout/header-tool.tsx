/** A page's own button in the header of the frame, such as the way to old results. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const PlaceContext = createContext<HTMLElement | null>(null);

/** The frame gives the element in its header; null where the page has none. */
export const HeaderToolPlace = PlaceContext.Provider;

/** Shows `children` at the end of the page's header while it is mounted. */
export function HeaderTool({ children }: { children: ReactNode }) {
  const place = useContext(PlaceContext);
  return place && createPortal(children, place);
}
