/** A start or a command that cannot go on because of its surroundings: settings, a port, a folder, a database. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
