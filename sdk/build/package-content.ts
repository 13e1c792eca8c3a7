/** Content of the published package that differs from the repository: package.json and the pages in Markdown. */
import { posix } from 'node:path';

/** package.json of the repository. */
export interface RepositoryManifest {
  readonly name: string;
  readonly version: string;
  /** The URL has the form `git+https://….git`. */
  readonly repository: { readonly type: string; readonly url: string };
  readonly sideEffects: readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly [field: string]: unknown;
}

/** Condition of the exports under which tests and builds of the repository import the sources. */
const SOURCE_CONDITION = 'lobbykit-source';

/** File that a CDN serves for the name of the package alone. */
const SCRIPT = 'dist/script/lobbykit.js';

/** Fields that the package has in common with the repository, if present. */
const COMMON = ['license', 'type', 'engines', 'customElements', 'bin'];
const DEPENDENCIES = ['peerDependencies', 'peerDependenciesMeta', 'dependencies'];

/** Web URL of the repository, without a slash at the end. */
export const repositoryUrl = ({ repository }: RepositoryManifest): string =>
  repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Returns the package.json of the published package: no scripts, no development dependencies, no sources. */
export function packageManifest(manifest: RepositoryManifest): Readonly<Record<string, unknown>> {
  const { name, version, description, keywords, repository } = manifest;
  const address = repositoryUrl(manifest);
  const pick = (fields: readonly string[]) =>
    Object.fromEntries(fields.flatMap(field => (field in manifest ? [[field, manifest[field]]] : [])));
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([path, target]) => [path, withoutSource(target)]),
  );
  return {
    name,
    version,
    description,
    keywords,
    homepage: `${address}#readme`,
    bugs: { url: `${address}/issues` },
    repository,
    ...pick(COMMON),
    sideEffects: manifest.sideEffects.filter(path => path.startsWith('./dist/')),
    types: (exports['.'] as Readonly<Record<string, string>>).types,
    unpkg: SCRIPT,
    jsdelivr: SCRIPT,
    exports,
    ...pick(DEPENDENCIES),
  };
}

const withoutSource = (target: string | Readonly<Record<string, string>>) =>
  typeof target === 'string'
    ? target
    : Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCE_CONDITION));

/**
 * Returns a page of the repository for readers of the package. Text between `<!-- repository -->` and
 * `<!-- /repository -->` is removed, text in a comment `<!-- package … -->` is shown, and a link to a file outside of the
 * package leads to the repository, at the tag of the version.
 * @param path of the page in the repository and in the package
 * @param isPublished whether the package contains the file with the given path
 */
export function packagePage(
  text: string,
  path: string,
  manifest: RepositoryManifest,
  isPublished: (path: string) => boolean,
): string {
  return packageText(text).replace(
    /(?<=\]\()(?!https?:|#)([^)\s#]+)(#[^)\s]*)?(?=\))/g,
    (link, target: string, heading = '') => {
      const file = posix.join(posix.dirname(path), target);
      return isPublished(file) ? link : `${repositoryFile(manifest, file)}${heading}`;
    },
  );
}

/** Returns the text of a repository page as readers of the package see it. Links are not rewritten. */
export const packageText = (text: string): string =>
  text
    .replace(/<!-- repository -->\n[\s\S]*?<!-- \/repository -->\n+/g, '')
    .replace(/<!-- package\n([\s\S]*?)-->\n/g, '$1');

/** Returns the URL of a repository file at the Git tag of the version. */
export const repositoryFile = (manifest: RepositoryManifest, path: string): string =>
  `${repositoryUrl(manifest)}/blob/v${manifest.version}/${path}`;
