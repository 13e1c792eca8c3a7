/** Error for an invalid option, with its name, its value and the allowed values (S30). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(
    readonly option: string,
    readonly value: unknown,
    readonly allowed: string,
  ) {
    super(`lobbykit: option "${option}" is ${spell(value)}; allowed: ${allowed}.`);
  }
}

const spell = (value: unknown) =>
  typeof value === 'string' ? `"${value.slice(0, 100)}"` : value === undefined ? 'missing' : String(typeof value);

/**
 * Throws the error for an invalid option.
 * @throws ConfigError always
 */
export function throwConfigError(option: string, value: unknown, allowed: string): never {
  throw new ConfigError(option, value, allowed);
}

/** Collects the errors of all checks, so that a developer sees all mistakes in one message. */
export function gatherErrors() {
  const errors: ConfigError[] = [];
  return {
    /** Returns the result of `check`; undefined if it throws. */
    try<T>(check: () => T): T | undefined {
      try {
        return check();
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        errors.push(error);
        return undefined;
      }
    },
    /**
     * Throws if any check has failed.
     * @throws ConfigError with the fields of the first error and a message that lists all errors
     */
    end(): void {
      const [first] = errors;
      if (!first) return;
      first.message = errors.map(({ message }) => message).join('\n');
      throw first;
    },
  };
}
