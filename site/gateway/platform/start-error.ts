/** Error of a start or a command caused by its environment: settings, a port, a directory, a database. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
