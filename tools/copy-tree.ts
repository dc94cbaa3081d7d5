import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DIST, PARTS } from '../server/http/dist.ts'
import { ROOT } from './ensure-installed.ts'

const LEFT_OUT = ['node_modules', 'dist', '.data', '.git']

/** A copy of the sources, to change as a contributor would. */
export interface Copy {
  root: string
  path(file: string): string
  remove(): void
}

/** Copies the sources, and what was built of them, which each backend in the copy would otherwise build. */
export function copyTree(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'svc-copy-'))
  cpSync(ROOT, root, {
    recursive: true,
    filter: (file) => file === ROOT || !LEFT_OUT.includes(basename(file)),
  })
  for (const part of PARTS.filter((one) => existsSync(join(DIST, one))))
    cpSync(join(DIST, part), join(root, 'dist', part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    path: (file) => join(root, file),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
