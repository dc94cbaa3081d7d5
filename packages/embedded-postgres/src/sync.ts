import { open } from 'node:fs/promises'

/** Makes a file, or the names in a folder, survive a power cut. Windows has no such call for both. */
export async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
