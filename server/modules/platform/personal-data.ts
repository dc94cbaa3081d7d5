import { inArray, or, sql } from 'drizzle-orm'
import type { TxCtx } from '../../core/ctx.ts'
import { listIds, mentions, type PersonalData, type Person } from '../../core/personal-data.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { mails } from '../../db/schema/mails.ts'
import { embedSessions, partnerTokens } from '../../db/schema/sessions.ts'
import { webhooks } from '../../db/schema/webhooks.ts'
import { eraseMails } from './mails/erase-mails.ts'

const TOKEN = ['tokenHash', 'codeHash']

export const platformPersonalData: PersonalData = {
  list({ partners }) {
    const ids = listIds(partners)
    const emails = partners.flatMap(({ email }) => email ?? [])
    const actors = ids.map((id) => `partner:${id}`)
    return [
      // Not from where colleagues have changed what.
      {
        record: 'audit_entry',
        table: auditEntries,
        where: inArray(auditEntries.subjectId, ids),
        without: ['actor', 'address', 'requestId'],
      },
      { record: 'own_act', table: auditEntries, where: inArray(auditEntries.actor, actors) },
      {
        record: 'webhook',
        table: webhooks,
        where: inArray(webhooks.partnerId, ids),
        without: ['secret', 'formerSecret'],
      },
      {
        record: 'mail',
        table: mails,
        where: or(inArray(mails.partnerId, ids), inArray(mails.recipient, emails)),
        without: ['unsubscribeUrl'],
      },
      {
        record: 'session',
        table: embedSessions,
        where: inArray(embedSessions.partnerId, ids),
        without: TOKEN,
      },
      {
        record: 'sign_in',
        table: partnerTokens,
        where: inArray(partnerTokens.partnerId, ids),
        without: TOKEN,
      },
    ]
  },
  async erase(ctx, person) {
    await eraseMails(ctx, person)
    await eraseMentions(ctx, person)
  },
}

/** Empties answers that were kept, and errors of jobs, that name a person. */
async function eraseMentions({ tx, scope }: TxCtx, person: Person): Promise<void> {
  await tx.run(
    scope,
    (ws) => sql`
    update idempotency_keys k set response = null
    where k.workspace_id = ${ws} and ${mentions(person, sql`k.response::text`)}`,
  )
  await tx.run(
    scope,
    (ws) => sql`
    update graphile_worker._private_jobs j set last_error = null
    where j.payload->>'workspaceId' = ${ws} and ${mentions(person, sql`j.last_error`)}`,
  )
}
