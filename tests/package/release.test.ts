import { describe, expect, it } from 'vitest';
import { isNewerVersion, releaseChangelog } from '../../sdk/build/release-notes.ts';
import { parseSource } from '../helpers/sources/sources.ts';

const date = new Date('2026-12-01T10:00:00Z');

describe('release of a version', () => {
  it('release moves the unreleased entries below a heading with version and date', () => {
    expect(releaseChangelog('# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A line.\n', '0.2.0', date)).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- A line.\n',
    );
  });

  it('release accepts the changelog of the project', () => {
    expect(releaseChangelog(parseSource('CHANGELOG.md').text, '9.0.0', date)).toContain('## [9.0.0] - 2026-12-01');
  });

  it.each([
    ['# Changelog\n', 'no section'],
    ['## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n- A line.\n', 'no unreleased change'],
    ['## [Unreleased]\n\n- A line.\n\n## [0.2.0] - 2026-01-01\n', 'already has a section of 0.2.0'],
  ])('release rejects the changelog %j', (text, message) => {
    expect(() => releaseChangelog(text, '0.2.0', date)).toThrow(message);
  });

  it.each([
    ['0.10.0', true],
    ['0.9.0', true],
    ['0.8.9', false],
    ['0.9', false],
    ['v1.0.0', false],
    ['', false],
  ])('release compares the version %j with 0.9.0: %s', (version, isAllowed) => {
    expect(isNewerVersion(version, '0.9.0')).toBe(isAllowed);
  });
});
