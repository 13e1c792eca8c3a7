/**
 * Command `npm run build:gateway`: creates `dist/gateway` with the gateway and its command line as JavaScript, all
 * served files, and a package.json with the required packages (OPS-16). The result runs after `npm install` with `node
 * server.mjs`.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { buildChanged } from './build.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const gateway = join(root, 'site/gateway');

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Directories in `dist` whose files the gateway serves. */
const SERVED = ['script', 'first', 'site', 'games', 'examples'];

/**
 * Bundles the two programs into a directory, which is emptied before, and writes a package.json with their
 * dependencies.
 * @returns the required packages with their versions
 */
export async function bundleGateway(folder: string): Promise<Readonly<Record<string, string>>> {
  const packageFile: PackageFile = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const versions = { ...packageFile.devDependencies, ...packageFile.dependencies };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { metafile } = await build({
    stdin: { contents: "import { serve } from './serve.ts';\nawait serve();\n", resolveDir: gateway, loader: 'ts' },
    outfile: join(folder, 'server.mjs'),
    ...OPTIONS,
    external: Object.keys(versions),
  });
  const cli = await build({
    entryPoints: [join(gateway, 'cli/cli.ts')],
    outfile: join(folder, 'cli.mjs'),
    ...OPTIONS,
    external: Object.keys(versions),
  });
  // Files that the programs read from their directory when they start.
  await cp(join(gateway, 'embed/files'), join(folder, 'files'), { recursive: true });
  await cp(join(gateway, 'migrations/sql'), join(folder, 'sql'), { recursive: true });
  const outputs = [metafile, cli.metafile].flatMap(({ outputs }) => Object.values(outputs));
  const imported = outputs.flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path));
  const names = [...new Set(imported.map(packageOf))].filter(name => name in versions).sort();
  const dependencies = Object.fromEntries(names.map(name => [name, versions[name] ?? '']));
  const { name, version, license, engines } = packageFile;
  const manifest = {
    ...{ name: `${name}-gateway`, version, license, engines },
    ...{ private: true, type: 'module', scripts: { start: 'node server.mjs', gateway: 'node cli.mjs' }, dependencies },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return dependencies;
}

const OPTIONS: BuildOptions & { readonly metafile: true } = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  conditions: ['lobbykit-source'],
  metafile: true,
  logLevel: 'error',
};

/** Returns the package of an import: `@scope/name/part` becomes `@scope/name`. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** Builds the gateway, and all files that it serves. */
export async function buildGateway(log: (line: string) => void): Promise<void> {
  await buildChanged(log);
  const folder = join(root, 'dist/gateway');
  const needed = await bundleGateway(folder);
  for (const part of SERVED) {
    await cp(join(root, 'dist', part), join(folder, 'dist', part), { recursive: true, force: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
  log(`dist/gateway is made; it needs ${Object.keys(needed).join(', ')}`);
}

if (process.argv[1] && dirname(fileURLToPath(import.meta.url)) === dirname(process.argv[1])) {
  await buildGateway(line => process.stderr.write(`${line}\n`));
}
