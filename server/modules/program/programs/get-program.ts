import type { Ctx } from '../../../core/ctx.ts'
import { toProgram } from './present.ts'
import { findProgram } from './queries.ts'
import type { Program } from './schema.ts'

export async function getProgram(ctx: Ctx, id: string): Promise<Program> {
  return toProgram(await findProgram(ctx, id))
}
