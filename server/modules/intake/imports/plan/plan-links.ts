import { inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { enrollments } from '../../../../db/schema/programs.ts'
import { links } from '../../../../db/schema/links.ts'
import { keyLookup } from '../../../../domain/link.ts'
import type { LinkRow } from '../../../../importers/port.ts'
import type { ImportRecord, Line } from '../rows.ts'
import { findFirsts, findRefs, judgeId, type Refs, type Verdict } from './references.ts'

export interface LinkPlan {
  line: Line<LinkRow>
  verdict: Verdict
  /** The partner's enrollment; null while the partner is only planned. */
  enrollmentId: string | null
}

type StoredLink = typeof links.$inferSelect

interface Here {
  own: Refs
  firsts: ReadonlyMap<string, number>
  partners: Refs
  /** Links of the domain by key. */
  taken: ReadonlyMap<string, StoredLink>
  /** The partner of each enrollment. */
  partnerOf: ReadonlyMap<string, string>
}

/** Plans links on the program's domain: a key that somebody else has does not come. */
export async function planLinks(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<LinkRow>[],
  domain: string,
): Promise<LinkPlan[]> {
  const here = await look(ctx, imp, lines, domain)
  return lines.map((line) => {
    const enrollmentId = here.partners.get(line.data.partner)?.targetId ?? null
    return { line, verdict: judge(imp, line, here), enrollmentId }
  })
}

function judge(imp: ImportRecord, line: Line<LinkRow>, here: Here): Verdict {
  const known = judgeId(imp, line, here.own)
  if (known) return known
  const partner = here.partners.get(line.data.partner)
  if (!partner) return { skip: 'partner_missing' }
  const lookup = keyLookup(line.data.key)
  if ((here.firsts.get(line.data.key.toLowerCase()) ?? line.num) !== line.num) {
    return { skip: 'key_taken' }
  }
  const taken = here.taken.get(lookup)
  if (!taken) return { create: true }
  const partnerId = partner.targetId === null ? undefined : here.partnerOf.get(partner.targetId)
  const isOwn = taken.programId === imp.programId && taken.partnerId === partnerId
  return isOwn && partnerId !== undefined ? { match: taken.id } : { skip: 'key_taken' }
}

async function look(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<LinkRow>[],
  domain: string,
): Promise<Here> {
  const { tx, scope } = ctx
  const data = lines.map((line) => line.data)
  const lookups = data.map(({ key }) => keyLookup(key))
  const found = await tx.find(scope, links, {
    where: [inArray(links.keyLookup, lookups), isNull(links.deletedAt)],
  })
  const partners = await findRefs(
    ctx,
    imp,
    'partner',
    data.map(({ partner }) => partner),
  )
  const enrolled = [...partners.values()].flatMap(({ targetId }) => targetId ?? [])
  const owners =
    enrolled.length === 0
      ? []
      : await tx.find(scope, enrollments, { where: [inArray(enrollments.id, enrolled)] })
  return {
    own: await findRefs(
      ctx,
      imp,
      'link',
      data.map(({ id }) => id),
    ),
    firsts: await findFirsts(ctx, imp, 'link', {
      lookups: data.map(({ key }) => key.toLowerCase()),
    }),
    partners,
    taken: new Map(
      found.filter((link) => link.domain === domain).map((link) => [link.keyLookup, link]),
    ),
    partnerOf: new Map(owners.map(({ id, partnerId }) => [id, partnerId])),
  }
}
