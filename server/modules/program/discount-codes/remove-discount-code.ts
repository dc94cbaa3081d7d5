import { eq, isNull } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { publish } from '../../../core/listeners.ts'
import { discountCodes } from '../../../db/schema/rewards.ts'
import { isId } from '../../../domain/ids.ts'
import { transact } from '../../../core/transact.ts'
import { noCode } from './present.ts'

/** Deactivates a code. It stays its partner's: nobody else can ever have it. */
export async function removeDiscountCode(ctx: Ctx, idOrCode: string): Promise<{ id: string }> {
  const { deps, scope } = ctx
  const named = isId('dcode', idOrCode)
    ? eq(discountCodes.id, idOrCode)
    : eq(discountCodes.codeLookup, idOrCode.toUpperCase())
  const set = { disabledAt: new Date(deps.clock.now()) }
  return transact(ctx, async (ctx) => {
    const where = [named, isNull(discountCodes.disabledAt)]
    const [row] = await ctx.tx.update(scope, discountCodes, set, where)
    if (!row) throw noCode(idOrCode)
    await announceHeard(ctx, [{ type: 'discount_code.deleted', data: { codeId: row.id } }])
    await publish(ctx, { type: 'code.changed', data: { codeId: row.id, change: 'ended' } })
    return { id: row.id }
  })
}
