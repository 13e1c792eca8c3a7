/** Error of a start, or of a command, whose cause is the environment: settings, a port, a directory or a database. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
