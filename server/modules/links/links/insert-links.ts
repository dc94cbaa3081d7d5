import { inArray, isNull } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import type { Ids } from '../../../ids.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { linkEvents } from '../../../domain/events.ts'
import { keyLookup, keyOfPath } from '../../../domain/link.ts'
import type { LinkRow } from './present.ts'

export type NewLink = Omit<typeof links.$inferInsert, 'workspaceId' | 'key' | 'keyLookup'>

/** A link that lacks only its key: a fixed one, or one to be drawn. */
export interface Draft {
  values: NewLink
  key: string | { prefix: string; length: number }
}

const ATTEMPTS = 8

/**
 * Inserts the drafts together and answers a row or the reason for each. The unique indexes decide, so
 * two requests at once cannot both get a key; a drawn key that is taken is drawn anew.
 */
export async function insertLinks(
  ctx: TxCtx,
  ids: Ids,
  drafts: readonly Draft[],
): Promise<(LinkRow | ApiError)[]> {
  const { tx, scope } = ctx
  const outcome = new Map<Draft, LinkRow | ApiError>()
  for (let attempt = 1; outcome.size < drafts.length; attempt++) {
    const waiting = drafts.filter((draft) => !outcome.has(draft))
    const values = waiting.map((draft) => {
      const key = typeof draft.key === 'string' ? draft.key : drawKey(ids, draft.key)
      return { ...draft.values, key, keyLookup: keyLookup(key) }
    })
    const rows = await tx.insert(scope, links, values, { ignore: true })
    const inserted = new Map(rows.map((row) => [row.id, row]))
    for (const draft of waiting) {
      const row = inserted.get(draft.values.id)
      if (row) outcome.set(draft, row)
    }
    const refused = waiting.filter((draft) => !outcome.has(draft))
    const taken = await takenExternalIds(ctx, refused)
    for (const draft of refused) {
      const reason = refusal(draft, taken, attempt)
      if (reason) outcome.set(draft, reason)
    }
  }
  const added = drafts.flatMap((draft) => {
    const row = outcome.get(draft)!
    return row instanceof ApiError ? [] : [row]
  })
  await announceHeard(ctx, linkEvents('link.created', added))
  return drafts.map((draft) => outcome.get(draft)!)
}

function refusal(draft: Draft, taken: Set<string>, attempt: number): ApiError | undefined {
  const { externalId, domain } = draft.values
  if (externalId && taken.has(externalId)) return externalIdTaken(externalId)
  if (typeof draft.key === 'string') return keyTaken(domain, draft.key)
  if (attempt < ATTEMPTS) return undefined
  return new ApiError('conflict', message('link.no-free-key'))
}

export function keyTaken(domain: string, key: string): ApiError {
  return new ApiError(
    'conflict',
    message('link.key-taken', {
      link: `${domain}/${key}`,
    }),
  )
}

export function externalIdTaken(externalId: string): ApiError {
  return new ApiError(
    'conflict',
    `A link with the externalId ${JSON.stringify(externalId)} already exists in this workspace.`,
  )
}

async function takenExternalIds(ctx: TxCtx, refused: readonly Draft[]): Promise<Set<string>> {
  const { tx, scope } = ctx
  const asked = refused.flatMap((draft) => draft.values.externalId ?? [])
  if (asked.length === 0) return new Set()
  const where = [inArray(links.externalId, asked), isNull(links.deletedAt)]
  const rows = await tx.find(scope, links, { where })
  return new Set(rows.flatMap((row) => row.externalId ?? []))
}

/** Draws a random base62 key, again in the rare case that it spells a reserved word. */
function drawKey(ids: Ids, { prefix, length }: { prefix: string; length: number }): string {
  for (;;) {
    let word = ''
    while (word.length < length) word += ids.secret()
    const key = prefix + word.slice(0, length)
    if (keyOfPath(key) !== null) return key
  }
}
