/** Lets a page add a button to the header, such as the link to past results. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const PlaceContext = createContext<HTMLElement | null>(null);

/** Provides the header element that contains the buttons of pages; null if the page has no header. */
export const HeaderToolPlace = PlaceContext.Provider;

/** Renders `children` at the end of the header while mounted. */
export function HeaderTool({ children }: { children: ReactNode }) {
  const place = useContext(PlaceContext);
  return place && createPortal(children, place);
}
