import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { findGroup, findProgram, type ProgramRow } from '../programs/queries.ts'
import type { OwnerBody } from './schema.ts'

/** The owner of a reward or discount: exactly one of group and enrollment. */
export interface Owner {
  program: ProgramRow
  groupId: string | null
  enrollmentId: string | null
}

type Named<T> = { [K in keyof T]?: T[K] | undefined }

/**
 * Finds the owner that a body names, locked so that it gets one offer at a time.
 * @throws ApiError `unprocessable_entity` unless it names exactly one, `not_found`
 */
export async function loadOwner(
  ctx: Ctx,
  { programId, groupId, enrollmentId, partnerId }: Named<OwnerBody>,
): Promise<Owner> {
  const named = [groupId, enrollmentId, partnerId].filter(Boolean)
  if (named.length !== 1) {
    throw invalid('groupId', 'Send groupId, enrollmentId, or partnerId.')
  }
  const within = programId ? { programId } : {}
  if (groupId) {
    const group = await findGroup(ctx, groupId, { ...within, lock: 'update' })
    const program = await holdProgram(ctx, group.programId)
    return { program, groupId: group.id, enrollmentId: null }
  }
  const enrollment = await loadEnrollment(ctx, { programId, enrollmentId, partnerId })
  const program = await holdProgram(ctx, enrollment.programId)
  return { program, groupId: null, enrollmentId: enrollment.id }
}

/** Locks a program so that its currency cannot change any more. */
function holdProgram(ctx: Ctx, id: string): Promise<ProgramRow> {
  return findProgram(ctx, id, { lock: 'key share' })
}

async function loadEnrollment(ctx: Ctx, { programId, enrollmentId, partnerId }: Named<OwnerBody>) {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, enrollments, {
    where: [
      programId ? eq(enrollments.programId, programId) : undefined,
      enrollmentId ? eq(enrollments.id, enrollmentId) : undefined,
      partnerId ? eq(enrollments.partnerId, partnerId) : undefined,
    ],
    limit: 2,
    lock: 'update',
  })
  if (rows.length > 1) {
    throw invalid('programId', 'The partner is in several programs. Send programId as well.')
  }
  if (rows[0]) return rows[0]
  const what = enrollmentId ? 'enrollment has' : 'enrolled partner has'
  const where = programId ? ' in this program' : ''
  const id = JSON.stringify(enrollmentId ?? partnerId)
  throw new ApiError('not_found', `No ${what} the id ${id}${where}.`)
}
