import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from './sources.ts'

const LEFT_OUT = ['node_modules', 'dist', '.data', '.git']

/** A copy of the sources, to change as a contributor would. */
export interface Copy {
  root: string
  path(file: string): string
  remove(): void
}

export function copyTree(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'svc-copy-'))
  cpSync(ROOT, root, {
    recursive: true,
    filter: (file) => file === ROOT || !LEFT_OUT.includes(basename(file)),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    path: (file) => join(root, file),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
