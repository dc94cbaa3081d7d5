import { call, type Problem } from '../api/client.ts'
import type { Link } from '../api/wire.gen.ts'
import { asProblem } from '../base/form.ts'

/** As many as one call takes. */
const MOST = 100

/** What can be changed on many links at once, and turned back. */
export interface LinkChange {
  archived?: boolean
  folderId?: string | null
  tagIds?: readonly string[]
}

export interface Outcome {
  changed: readonly Link[]
  /** Why it ended before all were changed. */
  problem: Problem | undefined
}

/** Changes links, those with the same change in one call each hundred. It ends at the first refusal. */
export async function changeLinks(
  links: readonly Link[],
  changeOf: (link: Link) => LinkChange,
): Promise<Outcome> {
  const groups = new Map<string, { data: LinkChange; ids: string[] }>()
  for (const link of links) {
    const data = changeOf(link)
    const key = JSON.stringify(data)
    const group = groups.get(key) ?? { data, ids: [] }
    group.ids.push(link.id)
    groups.set(key, group)
  }
  const changed: Link[] = []
  try {
    for (const { data, ids } of groups.values()) {
      for (const linkIds of chunks(ids)) {
        const body = { linkIds, data }
        const answer = await call<unknown[]>('/links/bulk', { method: 'PATCH', body })
        changed.push(...answer.filter(isLink))
      }
    }
    return { changed, problem: undefined }
  } catch (error) {
    return { changed, problem: asProblem(error) }
  }
}

/** Returns the change that gives a link back what it had. */
export function reversed(change: LinkChange, before: Link): LinkChange {
  return {
    ...(change.archived === undefined ? {} : { archived: before.archived }),
    ...(change.folderId === undefined ? {} : { folderId: before.folderId }),
    ...(change.tagIds === undefined ? {} : { tagIds: tagIdsOf(before) }),
  }
}

export function tagIdsOf(link: Link): string[] {
  return (link.tags ?? []).map(({ id }) => id)
}

/** Deletes links and returns how many there were. @throws Problem */
export async function deleteLinks(ids: readonly string[]): Promise<number> {
  let deleted = 0
  for (const some of chunks(ids)) {
    const query = { linkIds: some.join(',') }
    const answer = await call<{ deletedCount: number }>('/links/bulk', { method: 'DELETE', query })
    deleted += answer.deletedCount
  }
  return deleted
}

/** Takes the deletion of links back, with their clicks and addresses. @throws Problem */
export async function restoreLinks(ids: readonly string[]): Promise<void> {
  for (const linkIds of chunks(ids))
    await call('/links/bulk/restore', { method: 'POST', body: { linkIds } })
}

function chunks(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MOST) }, (_, n) =>
    ids.slice(n * MOST, (n + 1) * MOST),
  )
}

/** A link that is gone is answered as an error in its place. */
function isLink(one: unknown): one is Link {
  return typeof one === 'object' && one !== null && 'shortLink' in one
}
