/** Tokens by operator name, as `setup`, `operator add` and `operator renew` print them. */
export const tokensIn = (output: string): Map<string, string> =>
  new Map(
    [...output.matchAll(/^OPERATOR_TOKEN of (\S+), shown this once: (\S{43})$/gm)].map(([, name = '', token = '']) => [
      name,
      token,
    ]),
  );
