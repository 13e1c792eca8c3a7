/** Lets a test decide when the embedded database goes on. */
import type { TestGateway } from './gateway.ts';

/** Keeps the only connection of the embedded database until it is let go: what reads or writes a row waits meanwhile. */
export function holdDatabase(server: Pick<TestGateway, 'db'>): { letGo(): void; readonly ended: Promise<void> } {
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const ended = server.db.transaction().execute(() => held);
  return { letGo: () => letGo(), ended };
}
