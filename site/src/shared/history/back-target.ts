/** Pages whose Back button opens home (FRAME-05). */
const BACK_TO_HOME = ['/m/login', '/m/register', '/m/forget', '/m/trail', '/m/notice', '/m/activity', '/m/message'];

/**
 * Returns the target of the Back button: home, or the previous history entry (FRAME-05, FRAME-06). A game opened with
 * `pageBack=home` also returns to home (ROUTE-17).
 */
export const backTarget = (path: string, search: string): 'home' | 'history' =>
  BACK_TO_HOME.includes(path) || (path === '/m/launchGame' && new URLSearchParams(search).get('pageBack') === 'home')
    ? 'home'
    : 'history';
