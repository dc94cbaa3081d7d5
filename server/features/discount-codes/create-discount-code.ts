import { eq, inArray, isNull } from 'drizzle-orm'
import { discountCodes } from '../../db/schema/rewards.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { codesFromName } from '../../domain/discount-code.ts'
import { normalizeCode } from '../../domain/discount.ts'
import { requirePlan } from '../../domain/plan.ts'
import { transact } from '../../http/transact.ts'
import { currentOffer } from '../rewards/queries.ts'
import { loadCodeOwner, type CodeOwner } from './load-code-owner.ts'
import { codeTaken, linkHasCode, toDiscountCode, type DiscountCodeRow } from './present.ts'
import type { DiscountCode, DiscountCodeBody } from './schema.ts'

/** Gives a partner's link a code: a sale with it alone is the partner's. */
export async function createDiscountCode(
  deps: Deps,
  scope: Scope,
  body: DiscountCodeBody,
): Promise<DiscountCode> {
  requirePlan(scope.plan, 'partnerProgram')
  const asked = body.code?.trim()
  if (asked !== undefined) normalizeCode(asked)
  return transact(deps, scope, async (tx) => {
    const owner = await loadCodeOwner(tx, scope, body)
    const [existing] = await tx.find(scope, discountCodes, {
      where: [eq(discountCodes.linkId, owner.link.id), isNull(discountCodes.disabledAt)],
    })
    if (existing) throw linkHasCode(existing)
    const code = asked ?? (await drawCode(deps, tx, scope, owner))
    return toDiscountCode(await giveCode(deps, tx, scope, { owner, code }))
  })
}

/** The first of the partner's codes that nobody ever had. */
async function drawCode(deps: Deps, tx: Tx, scope: Scope, owner: CodeOwner): Promise<string> {
  const codes = codesFromName(owner.partner.name, deps.ids.secret())
  const taken = await tx.find(scope, discountCodes, {
    where: [inArray(discountCodes.codeLookup, codes)],
  })
  return codes.find((code) => !taken.some((row) => row.codeLookup === code)) ?? codes.at(-1)!
}

/** A new code, or one that this partner had before. @throws ApiError `conflict` when it was another's */
async function giveCode(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { owner, code }: { owner: CodeOwner; code: string },
): Promise<DiscountCodeRow> {
  const { link, enrollment } = owner
  const { id: enrollmentId, groupId, programId, partnerId } = enrollment
  const { discountId } = await currentOffer(tx, scope, { enrollmentId, groupId })
  const now = new Date(deps.clock.now())
  const codeLookup = normalizeCode(code)
  const given = { programId, discountId, enrollmentId, partnerId, linkId: link.id, code }
  const row = { ...given, id: deps.ids.make('dcode'), codeLookup, createdAt: now }
  const [created] = await tx.insert(scope, discountCodes, row, { ignore: true })
  if (created) return created
  const same = [eq(discountCodes.codeLookup, codeLookup)]
  const earlier = await tx.first(scope, discountCodes, same, { lock: 'update' })
  if (earlier?.partnerId !== partnerId || !earlier.disabledAt) throw codeTaken(code)
  const [again] = await tx.update(scope, discountCodes, { ...given, disabledAt: null }, same)
  return again!
}
