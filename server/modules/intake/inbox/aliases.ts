import { eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { connectionAliases, type AliasKind } from '../../../db/schema/intake.ts'
import type { InboxRow } from './present.ts'

interface Alias {
  event: Pick<InboxRow, 'connectionId'>
  kind: AliasKind
  /** The provider's id. */
  providerId: string
}

/** Finds our name of what a provider has its own id for. */
export async function findAlias(
  { tx, scope }: Ctx,
  { event, kind, providerId }: Alias,
): Promise<string | null> {
  const row = await tx.first(scope, connectionAliases, [
    eq(connectionAliases.connectionId, event.connectionId),
    eq(connectionAliases.kind, kind),
    eq(connectionAliases.providerId, providerId),
  ])
  return row?.value ?? null
}

/** Remembers our name of what a provider has its own id for. */
export async function saveAlias(
  { tx, scope }: TxCtx,
  { event, kind, providerId }: Alias,
  value: string,
): Promise<void> {
  await tx.run(
    scope,
    (ws) => sql`
    insert into connection_aliases (workspace_id, connection_id, kind, provider_id, value)
    values (${ws}, ${event.connectionId}, ${kind}, ${providerId}, ${value})
    on conflict (workspace_id, connection_id, kind, provider_id) do update set value = excluded.value`,
  )
}
