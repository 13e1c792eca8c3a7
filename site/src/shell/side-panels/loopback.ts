/**
 * True for host names that other devices cannot reach: `localhost`, 127.x.x.x, and [::1], as in `location.hostname`.
 */
export const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname);
