/** An option that cannot be used: which, what was given, what is allowed (S30). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(
    readonly option: string,
    readonly given: unknown,
    readonly allowed: string,
  ) {
    super(`lobbykit: option "${option}" is ${spell(given)}; allowed: ${allowed}.`);
  }
}

const spell = (value: unknown) =>
  typeof value === 'string' ? `"${value.slice(0, 100)}"` : value === undefined ? 'missing' : String(typeof value);

/** @throws ConfigError always. */
export function refuse(option: string, given: unknown, allowed: string): never {
  throw new ConfigError(option, given, allowed);
}
