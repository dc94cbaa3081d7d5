import type { Ctx } from '../../../core/ctx.ts'
import { listRows, type Listing } from '../../../core/list-rows.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import { presentFlags } from './queries.ts'
import type { FlagQuery, FraudFlag } from './schema.ts'

const FLAGS: Listing<typeof fraudFlags, FlagQuery> = {
  table: fraudFlags,
  prefix: 'ff',
  noun: 'fraud flag',
  filters: {
    status: fraudFlags.status,
    programId: fraudFlags.programId,
    partnerId: fraudFlags.partnerId,
    commissionId: fraudFlags.commissionId,
    rule: fraudFlags.rule,
  },
}

/** Lists the findings of the rules, the newest first. */
export async function listFlags(ctx: Ctx, query: FlagQuery): Promise<FraudFlag[]> {
  return presentFlags(ctx, await listRows(ctx, FLAGS, query))
}
