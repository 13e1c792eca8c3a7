/** Lets a test block the embedded database. */
import type { TestGateway } from './gateway.ts';

/** Holds the only connection of the embedded database until `letGo` is called, so that all reads and writes wait. */
export function holdDatabase(server: Pick<TestGateway, 'db'>): { letGo(): void; readonly done: Promise<void> } {
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const done = server.db.transaction().execute(() => held);
  return { letGo: () => letGo(), done };
}
