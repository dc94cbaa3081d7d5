import { and, eq, sql } from 'drizzle-orm'
import type { BatchCtx, Ctx } from '../../../core/ctx.ts'
import { rowLoader } from '../../../db/loader.ts'
import { row, text } from '../../../db/row.ts'
import { connectionAliases, type AliasKind } from '../../../db/schema/intake.ts'
import type { InboxCase } from './inbox-case.ts'
import type { InboxRow } from './present.ts'

interface Alias<Event> {
  event: Event
  kind: AliasKind
  /** The provider's id. */
  providerId: string
}

const nameOf = ({ kind, providerId }: Pick<Alias<unknown>, 'kind' | 'providerId'>) =>
  `${kind} ${providerId}`

const ALIASES = rowLoader({
  name: 'inbox aliases',
  key: '"connectionId" text, kind text, "providerId" text',
  row: row({ value: text }),
  select: (ws, keys) => sql`
    select r.n, a.value from ${keys}
    join connection_aliases a on a.workspace_id = ${ws} and a.connection_id = r."connectionId"
      and a.kind = r.kind and a.provider_id = r."providerId"`,
})

/** Finds our name of what a provider has its own id for. */
export async function findAlias(
  { tx, scope }: BatchCtx,
  { event, kind, providerId }: Alias<InboxCase>,
): Promise<string | null> {
  const own = event.newAliases.get(nameOf({ kind, providerId }))
  if (own) return own.value
  const { connectionId } = event
  return (await tx.load(scope, ALIASES, { connectionId, kind, providerId }))?.value ?? null
}

/** Remembers our name of what a provider has its own id for, from the end of the event on. */
export function saveAlias({ event, kind, providerId }: Alias<InboxCase>, value: string): void {
  event.newAliases.set(nameOf({ kind, providerId }), { kind, providerId, value })
}

/** Finds such a name before an event is acted on, when nothing keeps it from changing. */
export async function readAlias(
  { tx, scope }: Ctx,
  { event, kind, providerId }: Alias<Pick<InboxRow, 'connectionId'>>,
): Promise<string | null> {
  const found = await tx.first(scope, connectionAliases, [
    and(
      eq(connectionAliases.connectionId, event.connectionId),
      eq(connectionAliases.kind, kind),
      eq(connectionAliases.providerId, providerId),
    ),
  ])
  return found?.value ?? null
}
