/** Rules of a release: version numbers and the sections of CHANGELOG.md (Keep a Changelog). */

const UNRELEASED = '## [Unreleased]';

/**
 * Checks that `version` is x.y.z and not lower than `before`. The first release has the initial version of
 * package.json.
 */
export function isNewerVersion(version: string, before: string): boolean {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version)) return false;
  return version.localeCompare(before, 'en', { numeric: true }) >= 0;
}

/**
 * Returns the changelog with the entries of "Unreleased" below the heading of `version`, and an empty "Unreleased"
 * above.
 * @throws Error if the changelog has no such section, an empty one, or a section of `version`
 */
export function releaseChangelog(text: string, version: string, date: Date): string {
  const [before, after] = text.split(`${UNRELEASED}\n`);
  if (after === undefined) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}".`);
  if (text.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md already has a section of ${version}.`);
  if (!/^- /m.test(after.split('\n## ')[0] ?? '')) throw new Error('CHANGELOG.md lists no unreleased change.');
  return `${before}${UNRELEASED}\n\n## [${version}] - ${date.toISOString().slice(0, 10)}\n${after}`;
}
