import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { customers } from '../../../../db/schema/events.ts'
import { enrollments } from '../../../../db/schema/programs.ts'
import type { CustomerRow } from '../../../../importers/port.ts'
import type { ImportRecord, Line } from '../rows.ts'
import { findFirsts, findRefs, judgeId, type Refs, type Verdict } from './references.ts'

export type StoredCustomer = typeof customers.$inferSelect

export interface CustomerPlan {
  line: Line<CustomerRow>
  verdict: Verdict
  enrollmentId: string | null
  /** The link that the source names, if it comes. */
  linkId: string | null
  here: StoredCustomer | null
}

interface Here {
  own: Refs
  firsts: ReadonlyMap<string, number>
  partners: Refs
  links: Refs
  known: ReadonlyMap<string, StoredCustomer>
  partnerOf: ReadonlyMap<string, string>
}

/** Plans customers: one who belongs to another partner here stays with that one. */
export async function planCustomers(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<CustomerRow>[],
): Promise<CustomerPlan[]> {
  const here = await look(ctx, imp, lines)
  return lines.map((line) => {
    const { partner, link, externalId } = line.data
    return {
      line,
      verdict: judge(imp, line, here),
      enrollmentId: here.partners.get(partner ?? '')?.targetId ?? null,
      linkId: here.links.get(link ?? '')?.targetId ?? null,
      here: here.known.get(externalId) ?? null,
    }
  })
}

function judge(imp: ImportRecord, line: Line<CustomerRow>, here: Here): Verdict {
  const { partner: partnerSourceId, externalId } = line.data
  const known = judgeId(imp, line, here.own)
  if (known) return known
  if (partnerSourceId === null) return { skip: 'no_partner' }
  const partner = here.partners.get(partnerSourceId)
  if (!partner) return { skip: 'partner_missing' }
  if ((here.firsts.get(externalId) ?? line.num) !== line.num) return { skip: 'customer_twice' }
  const stored = here.known.get(externalId)
  if (!stored) return { create: true }
  const partnerId = here.partnerOf.get(partner.targetId ?? '')
  const isTheirs = stored.partnerId === partnerId && stored.programId === imp.programId
  if (stored.linkNum !== null && !isTheirs) return { skip: 'customer_of_another' }
  return { match: stored.id }
}

async function look(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<CustomerRow>[],
): Promise<Here> {
  const { tx, scope } = ctx
  const data = lines.map((line) => line.data)
  const externalIds = data.map(({ externalId }) => externalId)
  const known = await tx.find(scope, customers, {
    where: [inArray(customers.externalId, externalIds)],
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
      'customer',
      data.map(({ id }) => id),
    ),
    firsts: await findFirsts(ctx, imp, 'customer', { lookups: externalIds }),
    partners,
    links: await findRefs(
      ctx,
      imp,
      'link',
      data.map(({ link }) => link),
    ),
    known: new Map(known.map((row) => [row.externalId, row])),
    partnerOf: new Map(owners.map(({ id, partnerId }) => [id, partnerId])),
  }
}
