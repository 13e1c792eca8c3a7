/** Sources of the project and their imports, for the tests of the architecture rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Import {
  /** Import target: a path from the root of the repository, or the name as written. */
  readonly target: string;
  /** True for an import that the compiler erases. */
  readonly type: boolean;
  /** True for `import('…')`, which loads on demand. */
  readonly dynamic: boolean;
}

export interface Source {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** The text without comments. */
  readonly code: string;
  readonly imports: readonly Import[];
}

const STATIC = /\b(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\bfrom\s*)?'([^']+)'/g;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;

/** All files below `folder` whose name matches `ending`, except installed packages, sorted. */
export function filesBelow(folder: string, ending: RegExp): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name) && !name.includes('node_modules'))
    .map(name => join(folder, name))
    .sort();
}

/** All modules below `folder`. */
export const sourcesBelow = (folder: string): Source[] => filesBelow(folder, /(?<!\.d)\.tsx?$/).map(parseSource);

export function parseSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const code = withoutComments(text);
  const found = (name: string, type: boolean, dynamic: boolean): Import => ({
    target: name.startsWith('.') ? relative(root, join(root, dirname(path), name)) : name,
    type,
    dynamic,
  });
  const imports = [
    ...[...code.matchAll(STATIC)].map(([, type, name = '']) => found(name, type !== undefined, false)),
    ...[...code.matchAll(DYNAMIC)].map(([, name = '']) => found(name, false, true)),
  ];
  return { path, text, code, imports };
}

/** Replaces comments with blanks; strings stay, so that `'//'` starts no comment. */
function withoutComments(text: string): string {
  const parts = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(parts, (_, quoted?: string) => quoted ?? ' ');
}
