import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../tools/ensure-installed.ts'

/** Makes a copy of all files of the project, in which they may be changed; the packages are the same. */
export function copyProject(folder: string): string {
  const listed = Bun.spawnSync(['git', 'ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  for (const file of [...listed.stdout.toString().trim().split('\n'), 'dist'])
    if (!file.startsWith('docs/')) cpSync(join(ROOT, file), join(folder, file), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
