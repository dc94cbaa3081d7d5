import { eq } from 'drizzle-orm'
import { apiKeys } from '../db/schema/workspaces.ts'
import { actorName } from '../db/scope.ts'
import type { TxCtx } from './ctx.ts'

/**
 * Tells whether somebody else acts now than the actor of that name, whichever keys they use: the person behind
 * a key counts, and of a key of nobody the first key that it descends from, since a key can create keys.
 */
export async function isSecondPerson(ctx: TxCtx, createdBy: string): Promise<boolean> {
  const name = actorName(ctx.scope)
  if (name === createdBy) return false
  return (await findIdentity(ctx, name)) !== (await findIdentity(ctx, createdBy))
}

async function findIdentity({ tx, scope }: TxCtx, name: string): Promise<string> {
  const [type, id = ''] = name.split(':')
  const key = type === 'key' ? await tx.first(scope, apiKeys, [eq(apiKeys.id, id)]) : undefined
  if (!key) return name
  return key.createdBy === null ? `key:${key.rootId ?? id}` : `member:${key.createdBy}`
}
