import type { Ctx } from '../../../../core/ctx.ts'
import { listRows } from '../../../../core/list-rows.ts'
import type { Commission, CommissionsQuery } from '../schema.ts'
import { COMMISSIONS } from './commission-filters.ts'
import { presentCommissions } from './present.ts'

/** Lists one page of commissions, newest first unless asked otherwise. */
export async function listCommissions(ctx: Ctx, query: CommissionsQuery): Promise<Commission[]> {
  return presentCommissions(ctx, await listRows(ctx, COMMISSIONS, query))
}
