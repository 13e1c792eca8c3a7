/** Has the header of a page the way back? Home is where it ends, a first password is not to be left (FRAME-03, OPEN: FRAME-04). */
export const hasBack = (path: string): boolean => path !== '/m/home' && path !== '/m/changePsw';
