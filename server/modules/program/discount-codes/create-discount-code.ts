import { eq, isNull } from 'drizzle-orm'
import { discountCodes } from '../../../db/schema/rewards.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { codesFromName } from '../../../domain/discount-code.ts'
import { normalizeCode } from '../../../domain/discount.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
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
    const there = [eq(discountCodes.linkId, owner.link.id), isNull(discountCodes.disabledAt)]
    const existing = await tx.first(scope, discountCodes, there)
    if (existing) throw linkHasCode(existing)
    const about = await aboutCode(deps, tx, scope, owner)
    if (asked !== undefined) return toDiscountCode(await giveCode(tx, scope, about, asked))
    for (const code of codesFromName(owner.partner.name, deps.ids.secret())) {
      const drawn = await insertCode(tx, scope, about, code)
      if (drawn) return toDiscountCode(drawn)
    }
    throw codeTaken(owner.partner.name)
  })
}

type About = Awaited<ReturnType<typeof aboutCode>>

/** Everything of the row but the code. */
async function aboutCode(deps: Deps, tx: Tx, scope: Scope, { link, enrollment }: CodeOwner) {
  const { id: enrollmentId, groupId, programId, partnerId } = enrollment
  const { discountId } = await currentOffer(tx, scope, { enrollmentId, groupId })
  const createdAt = new Date(deps.clock.now())
  const id = deps.ids.make('dcode')
  return { id, programId, discountId, enrollmentId, partnerId, linkId: link.id, createdAt }
}

/** Undefined when somebody has or had the code. */
async function insertCode(tx: Tx, scope: Scope, about: About, code: string) {
  const row = { ...about, code, codeLookup: normalizeCode(code) }
  return (await tx.insert(scope, discountCodes, row, { ignore: true }))[0]
}

/** The code that was asked for; a partner may have again what was theirs before. */
async function giveCode(
  tx: Tx,
  scope: Scope,
  about: About,
  code: string,
): Promise<DiscountCodeRow> {
  const created = await insertCode(tx, scope, about, code)
  if (created) return created
  const same = [eq(discountCodes.codeLookup, normalizeCode(code))]
  const earlier = await tx.first(scope, discountCodes, same, { lock: 'update' })
  if (earlier?.partnerId !== about.partnerId || !earlier.disabledAt) throw codeTaken(code)
  const { id: _, createdAt: __, ...given } = about
  const [again] = await tx.update(scope, discountCodes, { ...given, code, disabledAt: null }, same)
  return again!
}
