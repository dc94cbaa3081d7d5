import { rowFor, type RowWriter, type Write, recordset } from '../../../db/writes.ts'
import { connectionAliases, inboxEvents, type AliasKind } from '../../../db/schema/intake.ts'
import { sql } from 'drizzle-orm'
import type { InboxRow } from './present.ts'

/** An event that is acted on. */
export interface InboxCase extends InboxRow {
  provider: string
  /** The program that its customers belong to; null: the workspace's. */
  programId: string | null
  /** What it is about, as far as others that share its transaction are not. */
  readonly keys: ReadonlySet<string>
  /** Our names of the provider's ids that it brings; written with its outcome. */
  readonly newAliases: Map<string, NewAlias>
}

export interface NewAlias {
  kind: AliasKind
  providerId: string
  value: string
}

/** What became of an event. */
export interface Outcome {
  status: 'done' | 'ignored'
  reason: string | null
  at: Date
}

/** Returns the writes that end an event: its aliases, and that its body is not needed any more. */
export function outcomeWrites(
  { id, connectionId, newAliases }: InboxCase,
  outcome: Outcome,
): Write[] {
  const aliases = [...newAliases.values()].map((alias) =>
    rowFor(ALIASES, { connectionId, ...alias }),
  )
  return [...aliases, rowFor(OUTCOMES, { id, ...outcome })]
}

const ALIASES: RowWriter<NewAlias & { connectionId: string }> = {
  name: 'save connection_aliases',
  table: connectionAliases,
  write: (ws, rows) => sql`
    insert into connection_aliases (workspace_id, connection_id, kind, provider_id, value)
    select distinct on ("connectionId", kind, "providerId")
      ${ws}, "connectionId", kind, "providerId", value
    from ${recordset(rows, '"connectionId" text, kind text, "providerId" text, value text')}
    order by "connectionId", kind, "providerId"
    on conflict (workspace_id, connection_id, kind, provider_id) do update set value = excluded.value`,
}

const OUTCOMES: RowWriter<Outcome & { id: string }> = {
  name: 'end inbox_events',
  table: inboxEvents,
  write: (ws, rows) => sql`
    update inbox_events e set status = r.status, reason = r.reason, body = null,
      attempts = e.attempts + 1, updated_at = r.at
    from ${recordset(rows, 'id text, status text, reason text, at timestamptz')}
    where e.workspace_id = ${ws} and e.id = r.id`,
}
