/**
 * Which browser tests the gate leaves out, by a tag at the end of their title: `@long` is what asks the same of another theme, width,
 * language or policy, and what waits for real time. Of a row of alike tests the gate has one or two. In the common suites `@seam` is
 * what the way of embedding may change: the gate runs it in each integration, and all the rest by script tag. `npm run test:all` runs
 * everything. Units say `{ tags: 'long' }` instead, and a whole file says `@module-tag long` in its first comment.
 */
export const longUnless = (inGate: boolean) => (inGate ? '' : ' @long');

/** Does this run have the long set? Counts of rounds, kills and tries are full then. */
export const isLong = process.env.LOBBYKIT_SLOW_TESTS === '1';
