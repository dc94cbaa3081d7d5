import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { closeUnreleased, unreleased } from './changelog.ts'
import { isLater, readVersions, VERSIONED, withVersion } from './versions.ts'

export interface Release {
  version: string
  /** What people read about it. */
  notes: string
  /** The new texts of files. */
  files: Record<string, string>
}

const CHANGELOG = 'CHANGELOG.md'

/** Says what a release changes, without changing anything. @throws Error when it cannot be made */
export function planRelease(root: string, version: string, date: string): Release {
  const versions = readVersions(root)
  const current = versions['package.json']!
  const other = Object.keys(versions).filter((file) => versions[file] !== current)
  if (other.length > 0)
    throw new Error(`Another version than ${current} is in ${other.join(', ')}.`)
  if (!isLater(version, current)) throw new Error(`${version} is not later than ${current}.`)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const changelog = read(CHANGELOG)
  return {
    version,
    notes: unreleased(changelog),
    files: {
      [CHANGELOG]: closeUnreleased(changelog, version, date),
      ...Object.fromEntries(
        VERSIONED.map((one) => [one.file, withVersion(read(one.file), one, version)]),
      ),
    },
  }
}

export function writeRelease(root: string, { files }: Release): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
}

/** Compares the files of a release with those that are there, as `git diff` shows it. */
export function diffOf(root: string, { files }: Release): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-release-'))
  try {
    return Object.entries(files)
      .map(([file, text]) => {
        const [old, next] = ['a', 'b'].map((side) => join(folder, side, file)) as [string, string]
        for (const path of [old, next]) mkdirSync(dirname(path), { recursive: true })
        writeFileSync(old, readFileSync(join(root, file)))
        writeFileSync(next, text)
        const names = ['--no-prefix', '--no-color', '--unified=1', `a/${file}`, `b/${file}`]
        return Bun.spawnSync(['git', 'diff', '--no-index', ...names], {
          cwd: folder,
        }).stdout.toString()
      })
      .join('')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The commands that publish a release, in their order; what is published cannot be taken back. */
export function publishCommands(version: string): string[] {
  return [
    'bun run generate && bun run check && bun run test:packages && bun run test:sdk',
    `git commit --all --message "Release ${version}"`,
    `git tag v${version}`,
    // The tag of a Go module in a folder begins with the folder.
    `git tag sdk/go/v${version}`,
    // Composer takes packages from the root of a repository.
    `git subtree split --prefix sdk/php --branch php-${version}`,
    `git push origin HEAD v${version} sdk/go/v${version}`,
    `git push <repository of the PHP package> php-${version}:refs/tags/v${version}`,
    'bun run pack',
    ...['analytics', 'widgets', 'sdk'].map(
      (name) => `npm publish --access public dist/packages/${name}.tgz`,
    ),
    `(cd sdk/ruby && gem build svc-sdk.gemspec && gem push svc-sdk-${version}.gem)`,
    '(cd sdk/python && python3 -m pip wheel --no-deps --wheel-dir dist .)',
    `python3 -m twine upload sdk/python/dist/svc_sdk-${version}-py3-none-any.whl`,
  ]
}
