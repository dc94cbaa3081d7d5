import type { Ctx } from '../../../core/ctx.ts'
import { findGroup } from '../programs/queries.ts'
import { toGroup } from './present.ts'
import type { Group } from './schema.ts'

export async function getGroup(ctx: Ctx, id: string): Promise<Group> {
  return toGroup(await findGroup(ctx, id))
}
