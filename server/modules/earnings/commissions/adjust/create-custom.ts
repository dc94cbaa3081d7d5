import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { violatedConstraint } from '../../../../db/conflicts.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import type { Scope } from '../../../../db/scope.ts'
import { isEligible } from '../../../../domain/enrollment.ts'
import { ApiError, invalid } from '../../../../domain/errors.ts'
import { message, money } from '../../../../domain/message/message.ts'
import { hashOf, parseOptional } from '../../../../core/input.ts'
import { holdUnderReview } from '../../fraud/inspect-event.ts'
import { statusOf } from '../../../program/partners/present.ts'
import type { Enrolled } from '../../../program/partners/queries.ts'
import type { CreateCommissionBody } from './create-schema.ts'
import { requireCurrency } from '../../../../core/require-currency.ts'
import { recordBonus } from '../../../program/programs/record-bonus.ts'
import { byWhom } from '../read/present.ts'
import { CUSTOM, storeCommissions, type NewCommission } from '../accrue/store-commissions.ts'

export interface ForPartner {
  owner: Pick<Enrolled, 'enrollment' | 'partner' | 'program'>
  body: CreateCommissionBody
  at: Date
  /** Whether the request says when it happened; otherwise it is now. */
  dated: boolean
}

/**
 * Creates a bonus, or a claw-back when it is negative. It is due at once. Returns its id, also when
 * repeated.
 */
export async function createCustom(ctx: TxCtx, asked: ForPartner): Promise<string> {
  const { deps, scope } = ctx
  const { owner, body, at } = asked
  const externalId = parseOptional('externalId', body.externalId)
  const description = parseOptional('description', body.description)
  const earningsMinor = amountOf(body, description)
  const { enrollment, partner, program } = owner
  requireCurrency(program.currency, body.currency)
  const id = deps.ids.make('cm', at.getTime())
  const sourceKey = `custom:${externalId ?? id}`
  const requestHash = externalId ? hashOfRequest(asked, description) : null
  if (requestHash) {
    const earlier = await repeated(ctx, { owner, sourceKey, requestHash })
    if (earlier) return earlier
  }
  if (earningsMinor > 0n) requireEarning(owner)
  const commission: NewCommission = {
    ...CUSTOM,
    id,
    programId: program.id,
    enrollmentId: enrollment.id,
    partnerId: partner.id,
    sourceKey,
    requestHash,
    earningsMinor,
    currency: program.currency,
    description,
    explanation: explain(scope, { earningsMinor, currency: program.currency, description }),
    maturesAt: at,
    at,
  }
  await store(ctx, await holdUnderReview(ctx, commission))
  await recordBonus(ctx, { programId: program.id, bonusMinor: earningsMinor })
  return id
}

async function store(ctx: TxCtx, commission: NewCommission): Promise<void> {
  const { deps, tx, scope } = ctx
  try {
    await tx.write(scope, storeCommissions(deps.ids, [commission]))
  } catch (error) {
    if (violatedConstraint(error) === 'commissions_source') throw taken(commission.sourceKey)
    throw error
  }
}

function amountOf(body: CreateCommissionBody, description: string | null): bigint {
  const { amount } = body
  if (body.sale || (body.saleAmount ?? null) !== null) {
    throw invalid(
      'sale',
      'A custom commission can’t have a sale. Send amount, or use the type sale.',
    )
  }
  if (!amount) throw invalid('amount', 'Send an amount in minor units other than 0.')
  if (amount < 0 && !description) {
    throw invalid('description', 'Add a description that explains the clawback to the partner.')
  }
  return BigInt(amount)
}

function requireEarning({ enrollment, partner }: ForPartner['owner']): void {
  const status = statusOf(enrollment)
  if (isEligible(status) || status === 'deactivated') return
  throw new ApiError(
    'bad_request',
    `${partner.name} is ${status} in this program and can’t earn commissions.`,
  )
}

/** Hashes what was asked for. The time of a request that names none is no part of it. */
function hashOfRequest({ body, at, dated }: ForPartner, description: string | null): string {
  return hashOf({ amount: body.amount, description, at: dated ? at.toISOString() : null })
}

interface Repeat {
  owner: ForPartner['owner']
  sourceKey: string
  requestHash: string
}

/** Finds the commission of an earlier identical request. @throws ApiError `conflict` when it was another */
async function repeated(
  ctx: TxCtx,
  { owner: { program, enrollment }, sourceKey, requestHash }: Repeat,
): Promise<string | null> {
  const { tx, scope } = ctx
  const same = [eq(commissions.programId, program.id), eq(commissions.sourceKey, sourceKey)]
  const earlier = await tx.first(scope, commissions, same)
  if (!earlier) return null
  if (earlier.enrollmentId === enrollment.id && earlier.requestHash === requestHash) {
    return earlier.id
  }
  throw taken(sourceKey)
}

function taken(sourceKey: string): ApiError {
  const externalId = JSON.stringify(sourceKey.slice('custom:'.length))
  return new ApiError(
    'conflict',
    `The externalId ${externalId} belongs to another commission. Send a new externalId for a new commission.`,
  )
}

function explain(
  scope: Scope,
  about: { earningsMinor: bigint; currency: string; description: string | null },
) {
  const { earningsMinor, currency, description } = about
  const amountMinor = earningsMinor < 0n ? -earningsMinor : earningsMinor
  const values = { actor: byWhom(scope), amount: money(amountMinor, currency) }
  return {
    event: null,
    reward: null,
    conversion: null,
    steps: [
      earningsMinor > 0n
        ? message('commission.custom.given', values)
        : message('commission.custom.taken', values),
      ...(description ? [message('commission.custom.reason', { reason: description })] : []),
      message('commission.custom.no-holding-period'),
    ],
  }
}
