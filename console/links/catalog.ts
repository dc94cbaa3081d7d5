import { readAll } from '../api/read-all.ts'
import type { Domain, Folder, Tag } from '../api/wire.gen.ts'

/** What links are sorted by: the workspace's folders, tags and domains. */
export interface Catalog {
  folders: readonly Folder[]
  tags: readonly Tag[]
  domains: readonly Domain[]
}

export const NO_CATALOG: Catalog = { folders: [], tags: [], domains: [] }

/** Reads folders, tags and domains. @throws Problem */
export async function readCatalog(signal: AbortSignal): Promise<Catalog> {
  const [folders, tags, domains] = await Promise.all([
    readAll<Folder>('/folders', signal),
    readAll<Tag>('/tags', signal),
    readAll<Domain>('/domains', signal),
  ])
  return { folders, tags, domains }
}

export function folderName({ folders }: Catalog, id: string | null): string {
  return folders.find((folder) => folder.id === id)?.name ?? ''
}

/** Returns an address without what all of them begin with. */
export function bareAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}
