import { eq, isNull } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { publish } from '../../../core/listeners.ts'
import { discountCodes } from '../../../db/schema/rewards.ts'
import { codesFromName } from '../../../domain/discount-code.ts'
import { normalizeCode } from '../../../domain/discount.ts'
import { transact } from '../../../core/transact.ts'
import { currentOffer } from '../rewards/queries.ts'
import { loadCodeOwner, type CodeOwner } from './load-code-owner.ts'
import { codeTaken, linkHasCode, toDiscountCode, type DiscountCodeRow } from './present.ts'
import type { DiscountCode, DiscountCodeBody } from './schema.ts'

/** Gives a partner's link a code: a sale with it alone is the partner's. */
export async function createDiscountCode(ctx: Ctx, body: DiscountCodeBody): Promise<DiscountCode> {
  const { scope } = ctx
  const asked = body.code?.trim()
  if (asked !== undefined) normalizeCode(asked)
  return transact(ctx, async (ctx) => {
    const { deps, tx } = ctx
    const owner = await loadCodeOwner(ctx, body)
    const there = [eq(discountCodes.linkId, owner.link.id), isNull(discountCodes.disabledAt)]
    const existing = await tx.first(scope, discountCodes, there)
    if (existing) throw linkHasCode(existing)
    const about = await aboutCode(ctx, owner)
    const { partner } = owner
    const row =
      asked === undefined
        ? await drawCode(ctx, about, codesFromName(partner.name, deps.ids.secret()))
        : await giveCode(ctx, about, asked)
    if (!row) throw codeTaken(partner.name)
    await announceHeard(ctx, [{ type: 'discount_code.created', data: { codeId: row.id } }])
    await publish(ctx, { type: 'code.changed', data: { codeId: row.id, change: 'created' } })
    return toDiscountCode(row, partner)
  })
}

/** Inserts the first of several codes that nobody has. */
async function drawCode(ctx: TxCtx, about: About, codes: Iterable<string>) {
  for (const code of codes) {
    const drawn = await insertCode(ctx, about, code)
    if (drawn) return drawn
  }
  return undefined
}

type About = Awaited<ReturnType<typeof aboutCode>>

/** Builds all of the row but the code. */
async function aboutCode(ctx: TxCtx, { link, enrollment }: CodeOwner) {
  const { deps } = ctx
  const { id: enrollmentId, groupId, programId, partnerId } = enrollment
  const { discountId } = await currentOffer(ctx, { enrollmentId, groupId })
  const createdAt = new Date(deps.clock.now())
  const id = deps.ids.make('dcode')
  return { id, programId, discountId, enrollmentId, partnerId, linkId: link.id, createdAt }
}

/** Inserts a code. Undefined when another partner has or had it. */
async function insertCode(ctx: TxCtx, about: About, code: string) {
  const { tx, scope } = ctx
  const row = { ...about, code, codeLookup: normalizeCode(code) }
  return (await tx.insert(scope, discountCodes, row, { ignore: true }))[0]
}

/** Assigns the code that was asked for; a partner may have again what was theirs before. */
async function giveCode(ctx: TxCtx, about: About, code: string): Promise<DiscountCodeRow> {
  const { tx, scope } = ctx
  const created = await insertCode(ctx, about, code)
  if (created) return created
  const same = [eq(discountCodes.codeLookup, normalizeCode(code))]
  const earlier = await tx.first(scope, discountCodes, same, { lock: 'update' })
  if (earlier?.partnerId !== about.partnerId || !earlier.disabledAt) throw codeTaken(code)
  const { id: _, createdAt: __, ...given } = about
  const [again] = await tx.update(scope, discountCodes, { ...given, code, disabledAt: null }, same)
  return again!
}
