import { and, eq, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import { outbox } from '../../../db/schema/outbox.ts'
import { insertInto, recordset, rowFor, type RowWriter, type Write } from '../../../db/writes.ts'
import type { DomainEvents } from '../../../domain/events.ts'
import { sameEvidence } from '../../../domain/fraud/judge-event.ts'
import type { FraudVerdict } from '../../../domain/fraud/types.ts'
import type { Ids } from '../../../ids.ts'
import { lastingKey, type LastingFlag, type Suspect } from './load-facts.ts'

/** A flag about to be stored. */
export type NewFlag = Omit<typeof fraudFlags.$inferInsert, 'workspaceId'> & { createdAt: Date }

/** Lists the writes for flags and their events. Of two findings at once, the first stays. */
export function flagWrites(flags: readonly NewFlag[]): Write[] {
  return flags.flatMap((flag) => {
    const { id, key, programId, enrollmentId, partnerId, rule, commissionId = null } = flag
    const data: DomainEvents['fraud.flagged'] = {
      flagId: id,
      programId,
      enrollmentId,
      partnerId,
      commissionId,
      rule,
    }
    return [insertInto(fraudFlags, flag, { once: true }), rowFor(FLAGGED, { key, data })]
  })
}

/** Before the flags themselves are written, since it asks which of them are stored already. */
const FLAGGED: RowWriter<{ key: string; data: object }> = {
  name: 'announce flags',
  table: outbox,
  write: (ws, rows) => sql`
    insert into outbox (workspace_id, type, data)
    select ${ws}, 'fraud.flagged', data from ${recordset(rows, 'key text, data jsonb')}
    where key not in (select f.key from fraud_flags f where f.workspace_id = ${ws}
      and f.key in (select key from ${recordset(rows, 'key text')}))`,
}

/** Converts a finding to the flag of one commission. */
export function flagOfCommission(
  ids: Ids,
  suspect: Suspect,
  finding: { commissionId: string; customerId: string; verdict: FraudVerdict; at: Date },
): NewFlag {
  const { commissionId, customerId, verdict, at } = finding
  return {
    ...flagOf(ids, suspect, verdict, at),
    commissionId,
    customerId,
    key: `${commissionId}:${verdict.rule}`,
  }
}

/** Converts a finding to the flag of an enrollment as such. */
export function lastingFlag(
  ids: Ids,
  suspect: Suspect,
  { verdict, at }: { verdict: FraudVerdict; at: Date },
): NewFlag {
  const key = lastingKey(suspect.enrollmentId, verdict.rule)
  return { ...flagOf(ids, suspect, verdict, at), key }
}

function flagOf(
  ids: Ids,
  { programId, enrollmentId, partner }: Suspect,
  verdict: FraudVerdict,
  at: Date,
) {
  return {
    id: ids.make('ff', at.getTime()),
    programId,
    enrollmentId,
    partnerId: partner.id,
    ...verdict,
    createdAt: at,
  }
}

/**
 * Selects the findings about a partner to raise: none that waits for a person already, nor one that was
 * released, unless its evidence has changed.
 */
export function newFindings(
  verdicts: readonly FraudVerdict[],
  flags: readonly LastingFlag[],
): FraudVerdict[] {
  return verdicts.filter((verdict) => {
    const flag = flags.find(({ rule }) => rule === verdict.rule)
    if (!flag || flag.status === 'rejected') return true
    return flag.status === 'released' && !sameEvidence(flag.evidence, verdict.evidence)
  })
}

/** Flags that were decided leave their place to new findings of the same rule. */
export async function makeRoom(
  ctx: TxCtx,
  { flags, news }: { flags: readonly LastingFlag[]; news: readonly FraudVerdict[] },
): Promise<void> {
  const { tx, scope } = ctx
  for (const { id, status, rule } of flags) {
    if (status === 'open' || !news.some((verdict) => verdict.rule === rule)) continue
    const earlier = sql`${fraudFlags.enrollmentId} || ':' || ${fraudFlags.rule} || ':' || ${fraudFlags.id}`
    const decided = and(eq(fraudFlags.id, id), eq(fraudFlags.status, status))
    await tx.update(scope, fraudFlags, { key: earlier }, [decided])
  }
}
