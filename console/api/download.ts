import { addressed, problemOf, type CallOptions } from './client.ts'

/** Saves an export as a file: a plain link could not name the workspace. @throws Problem */
export async function download(
  path: string,
  query: CallOptions['query'],
  fileName: string,
): Promise<void> {
  const { url, headers } = addressed(path, query)
  const response = await fetch(url, { headers })
  if (!response.ok) {
    throw problemOf(response, await response.json().catch(() => undefined), path)
  }
  saveFile(await response.blob(), fileName)
}

/** Saves what the page has as a file. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
