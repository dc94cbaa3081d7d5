import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { statusOf } from '../partners/present.ts'
import { openProgram } from '../partners/queries.ts'
import type { ProgramRow } from '../programs/queries.ts'
import { readInvitation, requireInvitable, type ReadInvitation } from './invite-partner.ts'
import { settled } from './invite-partners.ts'
import type { BulkInviteBody, InviteCheck } from './schema.ts'

/** Says of each invitation whether it would go out, as sending them would, and writes nothing. */
export async function checkInvitations(
  ctx: Ctx,
  { programId, invitations }: BulkInviteBody,
): Promise<InviteCheck[]> {
  const read = await Promise.all(invitations.map((body) => settled(readInvitation(ctx.deps, body))))
  return inTransaction(ctx, async (ctx) => {
    const program = await openProgram(ctx, programId)
    const seen = new Set<string>()
    const answers: InviteCheck[] = []
    for (const [i, item] of read.entries()) {
      const checked = item instanceof ApiError ? item : await checkOne(ctx, { item, program, seen })
      answers.push(toCheck(invitations[i]!.email, checked, ctx.locale))
    }
    return answers
  })
}

/** What only one invitation of a list can have. */
const UNIQUE = {
  email: 'This address is in the list twice.',
  username: 'This username is in the list twice.',
  tenantId: 'This tenantId is in the list twice.',
}

async function checkOne(
  ctx: TxCtx,
  { item, program, seen }: { item: ReadInvitation; program: ProgramRow; seen: Set<string> },
): Promise<InviteCheck['status'] | ApiError> {
  const { email, tenantId, person } = item
  const values = { email, tenantId, username: person.username ?? null }
  for (const [path, sentence] of Object.entries(UNIQUE)) {
    // The keys of both are the same.
    const value = values[path as keyof typeof UNIQUE]
    if (value === null) continue
    const name = `${path} ${value}`
    if (seen.has(name)) return invalid(path, sentence)
    seen.add(name)
  }
  const asked = await settled(requireInvitable(ctx, { program, invitation: item }))
  if (asked instanceof ApiError) return asked
  return asked.enrollment ? statusOf(asked.enrollment) : null
}

function toCheck(
  email: string,
  checked: InviteCheck['status'] | ApiError,
  locale: Locale,
): InviteCheck {
  if (!(checked instanceof ApiError)) {
    return { email, status: checked, error: null, code: null, path: null }
  }
  const { code, text, issues } = checked
  return { email, status: null, error: format(text, locale), code, path: issues?.[0]?.path ?? null }
}
