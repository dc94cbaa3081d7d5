import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { embedSessions } from '../../../db/schema/sessions.ts'
import { EMBED_SCOPES, mayEmbed, parseOrigin } from '../../../domain/embed.ts'
import { ApiError } from '../../../domain/errors.ts'
import { hashToken } from '../../../core/secrets.ts'
import { makeToken } from '../../../core/tokens.ts'
import {
  asTaken,
  readNewPartner,
  upsertPartner,
  type NewPartner,
} from '../../program/partners/create-partner.ts'
import { statusOf } from '../../program/partners/present.ts'
import {
  askedProgram,
  findEnrolled,
  loadEnrolled,
  requirePerson,
  type Enrolled,
} from '../../program/partners/queries.ts'
import { holdPartner } from '../../program/partners/save-partner.ts'
import { USUAL_SECONDS, type EmbedToken, type EmbedTokenBody } from './token-schema.ts'

/**
 * Lets one partner's page see its own data for a while. Only the token's hash is stored, so a repeated
 * request gets another token: sessions cost nothing and end by themselves.
 */
export async function createEmbedToken(ctx: Ctx, body: EmbedTokenBody): Promise<EmbedToken> {
  const { deps } = ctx
  const origin = body.origin ? parseOrigin(body.origin) : null
  const { partner, tenantId = null, programId = null } = body
  const wanted = partner ? await readNewPartner(deps, { tenantId, ...partner, programId }) : null
  const created = await inTransaction(ctx, async (ctx) => {
    const enrolled = await findOrEnroll(ctx, { body, wanted })
    requirePerson(enrolled.partner)
    requireShowable(enrolled)
    const { scopes = [], expiresIn: seconds = USUAL_SECONDS } = body
    return writeSession(ctx, { enrolled, origin, scopes, seconds })
  }).catch((error: unknown) => {
    throw wanted ? asTaken(error, wanted) : error
  })
  if (wanted) await deps.directory.changed()
  return created
}

/**
 * Finds the enrollment by an id of either side, or enrolls `partner` when there is none. A host that knows
 * its user by tenantId keeps that user whatever became of the address.
 */
async function findOrEnroll(
  ctx: TxCtx,
  { body, wanted }: { body: EmbedTokenBody; wanted: NewPartner | null },
): Promise<Enrolled> {
  const { partnerId = null, programId = null } = body
  const tenantId = body.tenantId || wanted?.tenantId || null
  const which = { partnerId, tenantId, programId }
  const lock = { lock: 'update' } as const
  if (!wanted) return findEnrolled(ctx, which, lock)
  const isNamed = partnerId || tenantId
  const found = isNamed
    ? await findEnrolled(ctx, which).catch(nobody)
    : await enrolledWith(ctx, wanted)
  if (!found) return upsertPartner(ctx, wanted)
  requireShowable(found)
  const { partner, program, enrollment } = found
  const isSame = partner.email === wanted.email && program.deactivatedAt === null
  if (!isSame) return loadEnrolled(ctx, enrollment.id, lock)
  return upsertPartner(ctx, { ...wanted, programId: program.id })
}

async function enrolledWith(
  ctx: TxCtx,
  { email, programId }: NewPartner,
): Promise<Enrolled | null> {
  const known = await holdPartner(ctx, email)
  if (!known) return null
  const program = await askedProgram(ctx, programId)
  return findEnrolled(ctx, { partnerId: known.id, programId: program.id }).catch(nobody)
}

function nobody(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null
  throw error
}

/** Refuses a session to partners who were turned away. */
export function requireShowable({ enrollment, partner }: Enrolled): void {
  const status = statusOf(enrollment)
  if (mayEmbed(status)) return
  const ways = { banned: 'unban', deactivated: 'reactivate', rejected: 'approve' } as const
  const way = ways[status as keyof typeof ways]
  const advice = way ? `POST /partners/${partner.id}/${way}` : 'POST /partners/invite'
  throw new ApiError(
    'forbidden',
    `This partner is ${status} in the program and can’t open the dashboard. To change that, use ${advice}.`,
  )
}

interface NewSession {
  enrolled: Enrolled
  origin: string | null
  scopes: readonly string[]
  seconds: number
  viewedBy?: string
}

/** Stores a session and returns its token, of which only the hash is kept. */
export async function writeSession(
  ctx: TxCtx,
  { enrolled: { enrollment }, origin, scopes, seconds, viewedBy }: NewSession,
): Promise<EmbedToken> {
  const { deps, tx, scope } = ctx
  const now = deps.clock.now()
  const token = makeToken(deps.ids, 'svc_es_', scope.workspaceId)
  const expiresAt = new Date(now + seconds * 1000)
  const given: readonly string[] = ['read', ...scopes]
  await tx.insert(scope, embedSessions, {
    id: deps.ids.make('ses'),
    tokenHash: hashToken(token),
    programId: enrollment.programId,
    enrollmentId: enrollment.id,
    partnerId: enrollment.partnerId,
    origin,
    scopes: EMBED_SCOPES.filter((known) => given.includes(known)),
    viewedBy: viewedBy ?? null,
    expiresAt,
    createdAt: new Date(now),
  })
  return { publicToken: token, expires: expiresAt.toISOString() }
}
