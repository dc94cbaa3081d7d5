import { asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { fundingAccounts, payoutMethods } from '../../../db/schema/payouts.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { requirePlan } from '../../../domain/plan.ts'
import type { PartnerCaller } from '../../../core/callers.ts'
import { listProviders } from '../funding-accounts/list-providers.ts'
import { accountMessage } from '../../../payout-providers/stored-texts.ts'
import { writeMail } from '../../platform/mails/write-mail.ts'
import type { OwnPayoutMethod, PayoutMethod, PayoutMethodBody } from './schema.ts'
import { dropPayoutMethod, setPayoutMethod, type MethodRow } from './set-payout-method.ts'

/** What the signed-in partner set up, and what can be chosen. */
export async function getOwnMethod(deps: Deps, caller: PartnerCaller): Promise<OwnPayoutMethod> {
  requirePlan(caller.scope.plan, 'partnerProgram')
  return presentOwn(deps, deps.db.tx, caller)
}

/**
 * The signed-in partner says where the money goes. Nobody else can: not the program, not a dashboard that
 * it embeds. The proven address hears of every change.
 */
export async function setOwnMethod(
  deps: Deps,
  caller: PartnerCaller,
  body: PayoutMethodBody,
): Promise<OwnPayoutMethod> {
  const { scope, partnerId } = caller
  requirePlan(scope.plan, 'partnerProgram')
  return deps.db.transact(async (tx) => {
    await requireProven(tx, caller)
    const { row, isNew } = await setPayoutMethod(deps, tx, scope, { ...body, partnerId })
    if (isNew) {
      await tellPartner(deps, tx, caller, { key: row.id, to: row.masked, at: row.createdAt })
    }
    return presentOwn(deps, tx, caller)
  })
}

/** Nothing is paid until another one is set up. */
export async function removeOwnMethod(deps: Deps, caller: PartnerCaller): Promise<OwnPayoutMethod> {
  const { scope, partnerId } = caller
  requirePlan(scope.plan, 'partnerProgram')
  return deps.db.transact(async (tx) => {
    await requireProven(tx, caller)
    const row = await dropPayoutMethod(deps, tx, scope, partnerId)
    if (row) {
      await tellPartner(deps, tx, caller, {
        key: `${row.id}:removed`,
        to: null,
        at: row.removedAt!,
      })
    }
    return presentOwn(deps, tx, caller)
  })
}

/** The session was opened through the address that is the partner's now, and no other. */
async function requireProven(tx: Tx, { scope, partnerId, email }: PartnerCaller): Promise<void> {
  const partner = await tx.first(scope, partners, [eq(partners.id, partnerId)])
  if (partner?.emailVerifiedAt && partner.email === email) return
  throw new ApiError(
    'forbidden',
    message('Your e-mail address has changed since you signed in. Sign in again with the new one.'),
  )
}

async function tellPartner(
  deps: Deps,
  tx: Tx,
  { scope, partnerId, programId, email }: PartnerCaller,
  { key, to, at }: { key: string; to: string | null; at: Date },
): Promise<void> {
  const where = [eq(enrollments.partnerId, partnerId)]
  const first = await tx.first(scope, enrollments, where, { orderBy: [asc(enrollments.id)] })
  const program = programId ?? first?.programId
  if (!program) return
  const partner = (await tx.first(scope, partners, [eq(partners.id, partnerId)]))!.name
  await writeMail(deps, tx, scope, {
    key: `payout-method-changed:${key}`,
    template: 'payout-method-changed',
    programId: program,
    partnerId,
    to: email,
    data: { partner, to: to === null ? null : accountMessage(to), at },
  })
}

async function presentOwn(
  deps: Deps,
  tx: Tx,
  { scope, partnerId }: PartnerCaller,
): Promise<OwnPayoutMethod> {
  const active = [eq(payoutMethods.partnerId, partnerId), isNull(payoutMethods.removedAt)]
  const row = await tx.first(scope, payoutMethods, active)
  const accounts = await tx.find(scope, fundingAccounts, {
    where: [isNull(fundingAccounts.removedAt), isNotNull(fundingAccounts.verifiedAt)],
  })
  const funded = accounts.map((account) => account.provider)
  const providers = listProviders(deps)
    .filter(({ name, kind }) => kind === 'manual' || funded.includes(name))
    .map(({ name, label, currencies, recipientFields }) => ({
      name,
      label,
      currencies,
      recipientFields,
    }))
  return { payoutMethod: row ? toMethod(row) : null, providers }
}

function toMethod({ id, provider, masked, verifiedAt, createdAt }: MethodRow): PayoutMethod {
  return {
    id,
    provider,
    masked,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
