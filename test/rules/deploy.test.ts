import { expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'

const ROOT = join(import.meta.dir, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Service {
  image?: string
  read_only?: boolean
  cap_drop?: string[]
  environment?: Record<string, string>
  volumes?: string[]
}
const compose = Bun.YAML.parse(read('compose.yaml')) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const own = Object.entries(compose.services).filter(([, { image }]) => image === 'svc:latest')

test('the Dockerfile has no mistakes, and its last stage is no administrator', () => {
  const text = read('Dockerfile')
  expect(validate(text)).toEqual([])
  const last = text.slice(text.lastIndexOf('\nFROM '))
  expect(/^USER (\w+)$/m.exec(last)?.[1]).toBe('svc')
  expect(last).toContain('HEALTHCHECK')
  for (const [, from] of text.matchAll(/^COPY (?!--from)(\S+)/gm)) {
    expect([from, existsSync(join(ROOT, from!))]).toEqual([from, true])
  }
})

test('containers of ours write to their volume alone and have no capabilities', () => {
  expect(own.map(([name]) => name)).toEqual(['server-a', 'server-b', 'backup'])
  for (const [, { read_only, cap_drop }] of own) {
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
  }
})

test('what is mounted exists, and each volume is declared', () => {
  const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes)
  const sources = mounts.map((mount) => mount.split(':')[0]!)
  for (const source of sources.filter((one) => one.startsWith('./'))) {
    expect([source, existsSync(join(ROOT, source))]).toEqual([source, true])
  }
  const named = new Set(sources.filter((one) => !one.startsWith('./')))
  expect([...named].sort()).toEqual(Object.keys(compose.volumes).sort())
})

test('each variable is explained where it is filled in, and servers know those that they are given', () => {
  const example = [...read('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name!)
  const used = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!)
  expect([...new Set(used)].sort()).toEqual(example.sort())
  const explained = read('docs/reference/configuration.md')
  for (const [, { environment = {} }] of own) {
    const names = Object.keys(environment).filter((name) => !name.startsWith('BACKUP_'))
    expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
  }
})

test.skipIf(!Bun.which('systemd-analyze'))('systemd understands the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-units-'))
  try {
    for (const name of ['svc.service', 'svc-backup.service', 'svc-backup.timer']) {
      const text = read(`deploy/systemd/${name}`)
      // It looks for the executable, which is not installed here.
      writeFileSync(join(folder, name), text.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'))
    }
    const units = ['svc.service', 'svc-backup.timer'].map((name) => join(folder, name))
    const result = Bun.spawnSync(['systemd-analyze', 'verify', '--man=no', ...units])
    const complaints = result.stderr
      .toString()
      .split('\n')
      .filter((line) => line.includes(folder))
    expect(complaints).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.skipIf(!Bun.which('systemd-analyze'))('the units are granted little', () => {
  for (const name of ['svc.service', 'svc-backup.service']) {
    const path = join(ROOT, `deploy/systemd/${name}`)
    const asked = ['systemd-analyze', 'security', '--offline=true', '--threshold=20', path]
    const { exitCode, stdout } = Bun.spawnSync(asked)
    expect({ exitCode, text: stdout.toString().split('\n').at(-2) }).toMatchObject({ exitCode: 0 })
  }
})

test.each([0, 3])('a backup of the unit ends as its command does: %i', (exitCode) => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-backup-'))
  try {
    writeFileSync(join(folder, 'svc'), `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 })
    const PATH = `${folder}:${process.env.PATH}`
    const env = { PATH, BACKUP_DIR: folder, BACKUP_ONCE: '1' }
    const result = Bun.spawnSync(['sh', join(ROOT, 'deploy/backup.sh')], { env })
    expect(result.exitCode === 0).toBe(exitCode === 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
