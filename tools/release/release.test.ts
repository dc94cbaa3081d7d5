import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../../package.json'
import { ROOT } from '../ensure-installed.ts'
import { diffOf, planRelease, publishCommands, writeRelease } from './release.ts'
import { isLater, readVersions, VERSIONED } from './versions.ts'

const NEXT = '9.10.0'
const CHANGELOG = `# Changelog

## Unreleased

### Added

- A thing.

## ${manifest.version} - 2026-01-01

- The first.
`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'svc-release-test-'))
  for (const { file } of VERSIONED) cpSync(join(ROOT, file), join(root, file))
  writeFileSync(join(root, 'CHANGELOG.md'), CHANGELOG)
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const change = (file: string, from: string, to: string) =>
  writeFileSync(join(root, file), read(file).replace(from, to))

test('all packages have the version of the service', () => {
  const { version } = manifest
  expect(new Set(Object.values(readVersions(ROOT)))).toEqual(new Set([version]))
})

describe('a release', () => {
  test('sets every version, and nothing else', () => {
    const before = VERSIONED.map(({ file }) => read(file))
    writeRelease(root, planRelease(root, NEXT, '2026-02-03'))
    expect(new Set(Object.values(readVersions(root)))).toEqual(new Set([NEXT]))
    for (const [at, { file }] of VERSIONED.entries())
      expect(read(file).replace(NEXT, manifest.version)).toBe(before[at]!)
  })

  test('closes what was unreleased, and tells it', () => {
    const release = planRelease(root, NEXT, '2026-02-03')
    expect(release.notes).toBe('### Added\n\n- A thing.')
    writeRelease(root, release)
    expect(read('CHANGELOG.md')).toBe(
      CHANGELOG.replace('## Unreleased\n', `## Unreleased\n\n## ${NEXT} - 2026-02-03\n`),
    )
    expect(() => planRelease(root, '9.11.0', '2026-02-04')).toThrow('nothing that is unreleased')
  })

  test('shows what it changes, and until it is written changes nothing', () => {
    const diff = diffOf(root, planRelease(root, NEXT, '2026-02-03'))
    expect(diff).toContain(`+  "version": "${NEXT}",`)
    expect(diff).toContain(`-  spec.version = "${manifest.version}"\n+  spec.version = "${NEXT}"`)
    expect(diff).toContain(`+## ${NEXT} - 2026-02-03`)
    for (const { file } of VERSIONED) {
      expect(diff).toContain(`+++ b/${file}`)
      expect(read(file)).toBe(readFileSync(join(ROOT, file), 'utf8'))
    }
  })

  test('does not follow versions that differ', () => {
    change('sdk/python/pyproject.toml', manifest.version, '0.0.7')
    expect(() => planRelease(root, NEXT, '2026-02-03')).toThrow('sdk/python/pyproject.toml')
  })

  test('does not go on without a version that it knows to be there', () => {
    change('sdk/ruby/svc-sdk.gemspec', 'spec.version', 'spec.versions')
    expect(() => planRelease(root, NEXT, '2026-02-03')).toThrow('svc-sdk.gemspec')
  })

  test.each([manifest.version, '0.0.1', 'v9.0.0', '9.0', '9.0.0-beta', '09.0.0', ''])(
    'refuses the version "%s"',
    (version) => {
      expect(() => planRelease(root, version, '2026-02-03')).toThrow()
    },
  )

  test('compares versions by their numbers', () => {
    expect(isLater('0.10.0', '0.9.9')).toBe(true)
    expect(isLater('1.0.0', '0.99.99')).toBe(true)
    expect(isLater('1.2.3', '1.2.3')).toBe(false)
    expect(isLater('1.2.9', '1.3.0')).toBe(false)
  })

  test('is published to every registry, under tags that Go and Composer read', () => {
    const commands = publishCommands(NEXT).join('\n')
    for (const part of ['analytics.tgz', 'widgets.tgz', 'sdk.tgz', `svc-sdk-${NEXT}.gem`])
      expect(commands).toContain(part)
    expect(commands).toContain(`git tag v${NEXT}`)
    expect(commands).toContain(`git tag sdk/go/v${NEXT}`)
    expect(commands).toContain(`svc_sdk-${NEXT}-py3-none-any.whl`)
    expect(commands).toContain(`php-${NEXT}:refs/tags/v${NEXT}`)
  })
})
