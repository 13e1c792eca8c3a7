/** Rules of a release: its version number, and the sections of CHANGELOG.md (Keep a Changelog). */

const UNRELEASED = '## [Unreleased]';

/**
 * Checks that `version` has the form x.y.z and is not lower than `before`. Equal is allowed, because the first release
 * has the version that package.json contains from the start.
 */
export function isNewerVersion(version: string, before: string): boolean {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version)) return false;
  return version.localeCompare(before, 'en', { numeric: true }) >= 0;
}

/**
 * Returns the changelog for a release: the entries of "Unreleased" are below a new heading for `version`, and
 * "Unreleased" is empty.
 * @throws Error if the section "Unreleased" is missing or empty, or if there already is a section for `version`
 */
export function releaseChangelog(text: string, version: string, date: Date): string {
  const [before, after] = text.split(`${UNRELEASED}\n`);
  if (after === undefined) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}".`);
  if (text.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md already has a section of ${version}.`);
  if (!/^- /m.test(after.split('\n## ')[0] ?? '')) throw new Error('CHANGELOG.md lists no unreleased change.');
  return `${before}${UNRELEASED}\n\n## [${version}] - ${date.toISOString().slice(0, 10)}\n${after}`;
}
