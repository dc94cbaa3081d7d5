import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { pageOf } from '../../../core/paging.ts'
import { members } from '../../../db/schema/people.ts'
import { presentMembers } from './queries.ts'
import type { Member, MemberQuery } from './schema.ts'

/** Lists the members, who came first at the top. */
export async function listMembers(ctx: Ctx, query: MemberQuery): Promise<Member[]> {
  const { tx, scope } = ctx
  const orderBy = [asc(members.createdAt), asc(members.personId)]
  return presentMembers(ctx, await tx.find(scope, members, { orderBy, ...pageOf(query) }))
}
