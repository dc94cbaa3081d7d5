import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { rowFinder } from '../../../core/row-finder.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { announce } from '../../../db/outbox.ts'
import { placeOf } from '../../../db/sealed.ts'
import { payoutMethods, payouts } from '../../../db/schema/payouts.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { recordAccountChange } from '../../program/partners/record-account-change.ts'
import type { PartnerRow } from '../../program/partners/present.ts'
import { inspectPartner } from '../../earnings/fraud/inspect-enrollment.ts'
import { checkDetails, requireProvider } from '../../../payout-providers/find-provider.ts'
import type { Details } from '../../../payout-providers/fields.ts'
import type { PayoutProvider } from '../../../payout-providers/port.ts'
import { openDetails, sealDetails } from '../../../payout-providers/sealed-details.ts'
import { fingerprintsOf, fingerprintOf } from './fingerprint-method.ts'
import type { PayoutMethodBody } from './schema.ts'

export type MethodRow = typeof payoutMethods.$inferSelect

export interface NewMethod {
  row: MethodRow
  /** False: it was set up like this already. */
  isNew: boolean
  /** The one that it replaced; null: there was none. */
  before: MethodRow | null
}

/**
 * Sets a partner's payout method. Only for callers that know that the partner asked for it: the route
 * behind a verified email address, and the seed. Transfers under way keep their method. Payouts wait
 * afterwards, unless it is the first account of a new partner.
 */
export async function setPayoutMethod(
  ctx: TxCtx,
  { partnerId, provider: name, details: given }: PayoutMethodBody & { partnerId: string },
): Promise<NewMethod> {
  const { deps, tx, scope } = ctx
  const provider = requireProvider(deps.payoutProviders, name)
  const details = checkDetails(() => provider.checkRecipient(given))
  const partner = await findPartner(ctx, partnerId, { lock: 'update' })
  requireBankName(provider, partner, details)
  const active = [eq(payoutMethods.partnerId, partnerId), isNull(payoutMethods.removedAt)]
  const current = await tx.first(scope, payoutMethods, active)
  if (current?.provider === name && isSame(deps, current, details)) {
    return { row: current, isNew: false, before: current }
  }
  if (await hadAccount(ctx, partner)) await recordAccountChange(ctx, partner)
  const at = new Date(deps.clock.now())
  await tx.update(scope, payoutMethods, { removedAt: at }, active)
  const id = deps.ids.make('pm')
  const [row] = await tx.insert(scope, payoutMethods, {
    id,
    partnerId,
    provider: name,
    details: sealDetails(
      deps.secrets,
      details,
      placeOf(payoutMethods.details, scope.workspaceId, id),
    ),
    masked: provider.maskRecipient(details),
    fingerprint: fingerprintOf(deps, provider, details),
    verifiedAt: at,
    createdAt: at,
  })
  await announceChange(ctx, row!, fingerprintsOf(deps, provider, details))
  await inspectPartner(ctx, partnerId)
  return { row: row!, isNew: true, before: current ?? null }
}

/** Takes the method away. Null: there was none. */
export async function dropPayoutMethod(ctx: TxCtx, partnerId: string): Promise<MethodRow | null> {
  const { deps, tx, scope } = ctx
  await findPartner(ctx, partnerId, { lock: 'update' })
  const active = [eq(payoutMethods.partnerId, partnerId), isNull(payoutMethods.removedAt)]
  const removedAt = new Date(deps.clock.now())
  const [row] = await tx.update(scope, payoutMethods, { removedAt }, active)
  if (row) await announceChange(ctx, row, [])
  return row ?? null
}

/** Tells whether a partner's account is replaced: there was a method, a payout (in credit) or another address. */
async function hadAccount(ctx: TxCtx, partner: PartnerRow): Promise<boolean> {
  const { tx, scope } = ctx
  if (partner.accountChangedAt !== null) return true
  const { id } = partner
  const method = await tx.first(scope, payoutMethods, [eq(payoutMethods.partnerId, id)])
  if (method) return true
  const joined = await tx.find(scope, enrollments, { where: [eq(enrollments.partnerId, id)] })
  const ids = ['', ...joined.map((enrollment) => enrollment.id)]
  return (await tx.first(scope, payouts, [inArray(payouts.enrollmentId, ids)])) !== undefined
}

const findPartner = rowFinder(partners, 'partner')

/** Checks that a bank file could name the account holder. @throws ApiError about the field `holder` */
function requireBankName(
  provider: PayoutProvider,
  { name }: PartnerRow,
  { holder }: Details,
): void {
  if (provider.kind !== 'file' || holder !== undefined || provider.canWriteName(name)) return
  throw invalid('details.holder', message('payout-field.latin-name'))
}

function isSame(deps: Deps, row: MethodRow, details: Readonly<Record<string, string>>): boolean {
  if (!row.details) return false
  const place = placeOf(payoutMethods.details, row.workspaceId, row.id)
  const stored = openDetails(deps.secrets, row.details, place)
  const text = (of: object) => JSON.stringify(Object.entries(of).sort())
  return text(stored) === text(details)
}

/**
 * Announces the change. Two partners may share an account, a couple for instance: it is allowed, but fraud
 * review is told.
 */
async function announceChange(
  ctx: TxCtx,
  { partnerId }: MethodRow,
  fingerprints: readonly string[],
): Promise<void> {
  const { tx, scope } = ctx
  const other =
    fingerprints.length === 0
      ? undefined
      : await tx.first(scope, payoutMethods, [
          and(
            inArray(payoutMethods.fingerprint, [...fingerprints]),
            ne(payoutMethods.partnerId, partnerId),
          ),
          isNull(payoutMethods.removedAt),
        ])
  const sharedWith = other?.partnerId ?? null
  await announce(tx, scope, [
    { type: 'partner.updated', data: { partnerId, change: 'payout_method', sharedWith } },
  ])
}
