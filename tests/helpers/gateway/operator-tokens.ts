/** Tokens by operator name in the output of `setup`, `operator add` and `operator renew`. */
export const tokensIn = (output: string): Map<string, string> =>
  new Map(
    [...output.matchAll(/^OPERATOR_TOKEN of (\S+), shown this once: (\S{43})$/gm)].map(([, name = '', token = '']) => [
      name,
      token,
    ]),
  );
