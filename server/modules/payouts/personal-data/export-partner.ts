import { inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { actorName } from '../../../db/scope.ts'
import { auditEntries } from '../../../db/schema/audit.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import { links } from '../../../db/schema/links.ts'
import { mails } from '../../../db/schema/mails.ts'
import { partnerNotes } from '../../../db/schema/partner-notes.ts'
import { partnerTaggings, partnerTags } from '../../../db/schema/partner-tags.ts'
import { payoutOnboardings } from '../../../db/schema/payout-onboardings.ts'
import { payoutMethods, payouts } from '../../../db/schema/payouts.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import { discountCodes } from '../../../db/schema/rewards.ts'
import { embedSessions, partnerTokens } from '../../../db/schema/sessions.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { recordAction } from '../../platform/audit/record-action.ts'
import { exportRows, type Part } from './export-rows.ts'
import { findPerson, idsOf, type Person } from './find-person.ts'

const TOKEN = ['tokenHash', 'codeHash']

/**
 * Exports everything about a partner as NDJSON, a row a line; `record` says what it is.
 * @throws ApiError `not_found`
 */
export async function exportPartner(ctx: Ctx, id: string): Promise<AsyncGenerator<string>> {
  const { deps, scope } = ctx
  const person = await findPerson(ctx, id)
  const { workspaceId } = scope
  deps.log.info({ workspaceId, partner: person.id, by: actorName(scope) }, 'partner exported')
  await recordAction(ctx, { type: 'partner', action: 'exported', resourceId: person.id })
  return exportRows(ctx, [
    ...partsOfPerson(person),
    ...partsOfRelation(person, workspaceId),
    ...partsOfMoney(person),
  ])
}

function partsOfPerson(person: Person): Part[] {
  const ids = idsOf(person.partners)
  const emails = person.partners.flatMap(({ email }) => email ?? [])
  const toThem = or(inArray(mails.partnerId, ids), inArray(mails.recipient, emails))
  const { partnerId } = links
  const hidden = ['passwordHash', 'num', 'keyLookup']
  return [
    { record: 'partner', table: partners, where: inArray(partners.id, ids) },
    { record: 'enrollment', table: enrollments, where: inArray(enrollments.partnerId, ids) },
    { record: 'link', table: links, where: inArray(partnerId, ids), without: hidden },
    // Not from where colleagues have changed what.
    {
      record: 'audit_entry',
      table: auditEntries,
      where: inArray(auditEntries.subjectId, ids),
      without: ['actor', 'address', 'requestId'],
    },
    {
      record: 'own_act',
      table: auditEntries,
      where: inArray(
        auditEntries.actor,
        ids.map((id) => `partner:${id}`),
      ),
    },
    {
      record: 'webhook',
      table: webhooks,
      where: inArray(webhooks.partnerId, ids),
      without: ['secret', 'formerSecret'],
    },
    { record: 'discount_code', table: discountCodes, where: inArray(discountCodes.partnerId, ids) },
    { record: 'fraud_flag', table: fraudFlags, where: inArray(fraudFlags.partnerId, ids) },
    { record: 'mail', table: mails, where: toThem, without: ['unsubscribeUrl'] },
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
}

/** Lists what the program has written down, but not who of the colleagues did. */
function partsOfRelation(person: Person, workspaceId: string): Part[] {
  const ids = idsOf(person.partners)
  const tagged = sql`(select ${partnerTaggings.tagId} from ${partnerTaggings}
    where ${partnerTaggings.workspaceId} = ${workspaceId}
      and ${inArray(partnerTaggings.partnerId, ids)})`
  return [
    {
      record: 'note',
      table: partnerNotes,
      where: inArray(partnerNotes.partnerId, ids),
      without: ['author', 'authorName'],
    },
    { record: 'tag', table: partnerTags, where: inArray(partnerTags.id, tagged) },
  ]
}

function partsOfMoney(person: Person): Part[] {
  const enrolled = idsOf(person.enrollments)
  const methods = inArray(payoutMethods.partnerId, idsOf(person.partners))
  return [
    {
      record: 'payout_method',
      table: payoutMethods,
      where: methods,
      without: ['fingerprint'],
    },
    {
      record: 'payout_onboarding',
      table: payoutOnboardings,
      where: inArray(payoutOnboardings.partnerId, idsOf(person.partners)),
    },
    {
      record: 'commission',
      table: commissions,
      where: inArray(commissions.enrollmentId, enrolled),
    },
    { record: 'payout', table: payouts, where: inArray(payouts.enrollmentId, enrolled) },
  ]
}
