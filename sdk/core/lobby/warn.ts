/** Words to a developer about something that is ignored. */
const said = new Set<string>();

/** Says `message` on the console, once a page. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(`lobbykit: ${message}`);
}
