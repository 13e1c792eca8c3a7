/** Content of the published package that differs from the repository: package.json and the Markdown pages. */
import { posix } from 'node:path';

/** package.json of the repository. */
export interface RepositoryManifest {
  readonly name: string;
  readonly version: string;
  /** Git repository; its `url` has the form `git+https://….git`. */
  readonly repository: { readonly type: string; readonly url: string };
  readonly sideEffects: readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly [field: string]: unknown;
}

/** Export condition with which tests and builds in the repository import the sources instead of the built files. */
const SOURCE_CONDITION = 'lobbykit-source';

/** File that a CDN serves if a URL contains only the name of the package. */
const SCRIPT = 'dist/script/lobbykit.js';

/** Fields of package.json that the package copies from the repository, if they exist. */
const COMMON = ['license', 'type', 'engines', 'customElements', 'bin'];
const DEPENDENCIES = ['peerDependencies', 'peerDependenciesMeta', 'dependencies'];

/** Web URL of the repository, without a trailing slash. */
export const repositoryUrl = ({ repository }: RepositoryManifest): string =>
  repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Returns the package.json of the published package, without scripts, development dependencies and sources. */
export function packageManifest(manifest: RepositoryManifest): Readonly<Record<string, unknown>> {
  const { name, version, description, keywords, repository } = manifest;
  const url = repositoryUrl(manifest);
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
    homepage: `${url}#readme`,
    bugs: { url: `${url}/issues` },
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
 * Returns a Markdown page of the repository as readers of the package see it. Text between `<!-- repository -->` and
 * `<!-- /repository -->` is removed, and text in a comment `<!-- package … -->` is shown. A link to a file that is not
 * part of the package leads to the repository, at the Git tag of the version.
 * @param path path of the page, which is the same in the repository and in the package
 * @param isPublished returns true if the package contains the file with this path
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

/** Returns the text of a Markdown page as readers of the package see it. Links are not changed. */
export const packageText = (text: string): string =>
  text
    .replace(/<!-- repository -->\n[\s\S]*?<!-- \/repository -->\n+/g, '')
    .replace(/<!-- package\n([\s\S]*?)-->\n/g, '$1');

/** Returns the URL of a repository file at the Git tag of the version. */
export const repositoryFile = (manifest: RepositoryManifest, path: string): string =>
  `${repositoryUrl(manifest)}/blob/v${manifest.version}/${path}`;
