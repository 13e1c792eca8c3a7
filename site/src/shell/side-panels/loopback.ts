/** True for host names no other device can reach: `localhost`, 127.x.x.x and [::1], as `location.hostname` writes them. */
export const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname);
