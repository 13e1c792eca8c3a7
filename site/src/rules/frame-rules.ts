/** Has the header of a page the way back? Home is where it ends, a first password is not to be left (FRAME-03, OPEN: FRAME-04). */
export const hasBack = (path: string): boolean => path !== '/m/home' && path !== '/m/changePsw';

/** Pages that stand alone: those of the account shell (FRAME-02, FRAME-08) and the frame of a game, which takes the screen. */
const BARE = ['/m/login', '/m/register', '/m/forget', '/m/launchGame'];

/** Does the page stand without the bars of the site? */
export const isBare = (path: string): boolean => BARE.includes(path);
