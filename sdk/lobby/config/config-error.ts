/** Options that cannot be used: which, what was given, what is allowed (S30). */
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

/** Runs all checks, so that the author of a configuration learns of every mistake in it at once. */
export function gatherErrors() {
  const errors: ConfigError[] = [];
  return {
    /** The result of `check`; undefined where it throws. */
    try<T>(check: () => T): T | undefined {
      try {
        return check();
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        errors.push(error);
        return undefined;
      }
    },
    /** @throws ConfigError of the first refusal, with a sentence for each. */
    end(): void {
      const [first] = errors;
      if (!first) return;
      first.message = errors.map(({ message }) => message).join('\n');
      throw first;
    },
  };
}
