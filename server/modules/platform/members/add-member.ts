import type { Ctx } from '../../../core/ctx.ts'
import { parseText } from '../../../core/input.ts'
import { transact } from '../../../core/transact.ts'
import { members } from '../../../db/schema/people.ts'
import { parseEmail } from '../../../domain/email.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Role } from '../../../domain/roles.ts'
import { addPerson } from '../people/add-person.ts'
import { requireLive } from './queries.ts'

export interface NewMember {
  email: string
  name: string
  role: Role
  /** Of somebody new. */
  passwordHash?: string
}

/** Makes somebody a member without an invitation, for the operator. @throws ApiError `conflict` */
export async function addMember(
  ctx: Ctx,
  input: NewMember,
): Promise<{ personId: string; email: string; isNew: boolean }> {
  const { deps } = ctx
  const email = parseEmail(input.email)
  await requireLive(ctx)
  const { person, isNew } = await addPerson(deps, {
    email,
    name: parseText('name', input.name),
    passwordHash: input.passwordHash ?? null,
    verified: false,
  })
  await transact(ctx, async ({ tx, scope }) => {
    const row = { personId: person.id, role: input.role, createdAt: new Date(deps.clock.now()) }
    const [added] = await tx.insert(scope, members, row, { ignore: true })
    if (!added) throw new ApiError('conflict', `${email} is already a member.`)
  })
  return { personId: person.id, email, isNew }
}
