import { rename, writeFile } from 'node:fs/promises'

/** Writes a file that others may be reading, or writing too: they find the old one or the new one, never a part. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, path)
}
