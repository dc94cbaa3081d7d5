import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes `dir` hold these files and no others. Each is replaced as a whole and in the given order, so that a
 * process that reads meanwhile finds no part of a file, and no file before the ones it needs.
 */
export async function writeFiles(
  dir: string,
  files: Record<string, string | Uint8Array>,
): Promise<void> {
  await mkdir(dir, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    const draft = join(dir, `${name}.${process.pid}`)
    await writeFile(draft, content)
    await rename(draft, join(dir, name))
  }
  for (const name of await readdir(dir))
    if (!(name in files)) await rm(join(dir, name), { recursive: true, force: true })
}
