import { eq, isNull } from 'drizzle-orm'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { payoutMethods } from '../../../db/schema/payouts.ts'
import { partners } from '../../../db/schema/programs.ts'
import { parseEmail } from '../../../domain/email.ts'
import { invalid } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { requireUnchanged } from '../../../core/require-unchanged.ts'
import { requireScope } from '../../../core/require-scope.ts'
import { publish } from '../../../core/listeners.ts'
import { moveEnrollment } from '../enrollments/move-enrollment.ts'
import { holdReferrers } from '../enrollments/list-referrers.ts'
import { setReferrer } from '../enrollments/set-referrer.ts'
import { writeFields } from '../enrollments/write-fields.ts'
import { revokeAccess } from '../../platform/sessions/revoke-access.ts'
import { recordAccountChange, tellOldAddress } from './record-account-change.ts'
import { ENROLLMENT_COLUMNS } from './columns-schema.ts'
import { lastChange, type PartnerRow } from './present.ts'
import {
  findEnrolled,
  loadEnrolled,
  named,
  presentPartner,
  requirePerson,
  type Enrolled,
} from './queries.ts'
import { readPerson } from './read-person.ts'
import { holdOwner, setDetails } from './set-details.ts'
import { asConflict, writePerson } from './save-partner.ts'
import type { Partner, PartnerPatch } from './schema.ts'

/** Changes what the body names and leaves the rest; null empties a field. */
export async function updatePartner(ctx: Ctx, id: string, body: PartnerPatch): Promise<Partner> {
  const { deps } = ctx
  const person = readPartner(body)
  const updated = await transact(ctx, async (ctx) => {
    await holdOwner(ctx, body.ownerId)
    if (body.referredById) await holdReferrers(ctx)
    const which = { ...named(id), programId: body.programId ?? null }
    const found = await findEnrolled(ctx, which)
    // Partners are held before their enrollments, as when they are created.
    const known = await holdPerson(ctx, found.partner.id)
    const held = await loadEnrolled(ctx, found.enrollment.id, {
      lock: 'update',
      partnerId: known.id,
    })
    requireUnchanged('partner', { updatedAt: lastChange(known, held.enrollment) }, body.ifUpdatedAt)
    const changed = await changePerson(ctx, { found, known, set: person })
    const partner = await setDetails(ctx, { partner: changed, body, keepTags: false })
    const placed = await moveEnrollment(ctx, {
      enrolled: { ...held, partner },
      groupId: body.groupId,
    })
    const set = readColumns(ENROLLMENT_COLUMNS, body)
    const at = new Date(deps.clock.now())
    const written = await writeFields(ctx, { enrolled: placed, set, at })
    const { referredById } = body
    const enrolled = await setReferrer(ctx, { enrolled: written, referredById, at })
    if (body.email !== undefined || body.country !== undefined) {
      const data = { partnerId: partner.id }
      await publish(ctx, { type: 'partner.changed', data })
    }
    return presentPartner(ctx, enrolled)
  }).catch((error: unknown) => {
    const taken = { ...person, email: person.email ?? '', tenantId: body.tenantId ?? null }
    throw asConflict(error, { ...taken, username: person.username ?? null })
  })
  await deps.directory.changed()
  return updated
}

function readPartner(body: PartnerPatch): Partial<PartnerRow> {
  const { name, ...person } = readPerson(body)
  if (name === null) throw invalid('name', 'A partner must have a name. Omit the field to keep it.')
  return {
    ...person,
    ...(name === undefined ? {} : { name }),
    ...(body.email === undefined ? {} : { email: parseEmail(body.email) }),
  }
}

async function holdPerson({ tx, scope }: TxCtx, id: string): Promise<PartnerRow> {
  return (await tx.first(scope, partners, [eq(partners.id, id)], { lock: 'update' }))!
}

async function changePerson(
  ctx: TxCtx,
  { found, known, set }: { found: Enrolled; known: PartnerRow; set: Partial<PartnerRow> },
): Promise<PartnerRow> {
  const { scope } = ctx
  const { id } = known
  const changed = Object.entries(set).some(
    ([name, value]) => known[name as keyof PartnerRow] !== value,
  )
  if (!changed) return known
  requirePerson(known)
  const email = set.email ?? known.email
  if (email === known.email) return writePerson(ctx, { id, set })
  const why = "Whoever has a partner's email address decides where payouts go"
  requireScope(scope, 'payouts.write', why)
  await forgetProof(ctx, id)
  const changedAt = await recordAccountChange(ctx, known)
  const programId = found.program.id
  await tellOldAddress(ctx, { partner: known, programId, email, changedAt })
  return writePerson(ctx, { id, set: { ...set, emailVerifiedAt: null } })
}

/**
 * Removes the payout method and sessions of a partner whose address changes: they were set by the owner of
 * the old address, and would otherwise be a way to somebody else's money.
 */
async function forgetProof(ctx: TxCtx, partnerId: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const at = new Date(deps.clock.now())
  await revokeAccess(ctx, { partnerId, at })
  await tx.update(scope, payoutMethods, { removedAt: at }, [
    eq(payoutMethods.partnerId, partnerId),
    isNull(payoutMethods.removedAt),
  ])
}
