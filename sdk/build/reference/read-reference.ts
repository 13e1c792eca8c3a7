/** The whole public surface of the widgets, read from the sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens } from './read-tokens.ts';
import { readWidget } from './read-widget.ts';
import { root } from './source-docs.ts';
import type { Reference } from './types.ts';

/** In the order in which they are told of. */
const WIDGETS = ['lottery-board', 'game-grid', 'winner-board', 'service-widget', 'login-modal', 'download-bar'];

/**
 * Reads it anew at each call: some forty files, a tenth of a second.
 * Throws an Error that names what a source lacks.
 */
export function readReference(): Reference {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const tokens = readTokens();
  return { version, widgets: WIDGETS.map(name => readWidget(name, tokens)), tokens };
}
