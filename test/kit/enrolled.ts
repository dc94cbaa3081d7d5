import type { TestBackend } from './backend.ts'
import type { TestWorkspace } from './workspace.ts'

/** A partner in a program's default group with one link, as rows: for what is not about enrolling. */
export interface Enrolled {
  programId: string
  groupId: string
  partnerId: string
  enrollmentId: string
  linkId: string
  linkKey: string
}

let count = 0

/** In the given program or, without one, in a new one. */
export async function enrolled(
  { deps }: TestBackend,
  workspace: TestWorkspace,
  options: {
    name?: string
    email?: string
    currency?: string
    tenantId?: string
    in?: Pick<Enrolled, 'programId' | 'groupId'>
  } = {},
): Promise<Enrolled> {
  const { sql } = deps.db
  const ws = workspace.id
  const n = ++count
  const programId = options.in?.programId ?? deps.ids.make('prog')
  const groupId = options.in?.groupId ?? deps.ids.make('grp')
  if (!options.in) {
    await sql`insert into programs (workspace_id, id, name, slug, url, currency, attribution_model, payout_schedule)
      values (${ws}, ${programId}, 'Program', ${`p${n}`}, 'https://shop.test', ${options.currency ?? 'usd'},
        'last', '{"interval":"manual"}')`
    await sql`insert into groups (workspace_id, id, program_id, name, slug)
      values (${ws}, ${groupId}, ${programId}, 'Default', 'default')`
  }
  const [partnerId, enrollmentId] = [deps.ids.make('pn'), deps.ids.make('enr')]
  await sql`insert into partners (workspace_id, id, name, email)
    values (${ws}, ${partnerId}, ${options.name ?? 'Grace Okoro'}, ${options.email ?? null})`
  await sql`insert into enrollments (workspace_id, id, program_id, group_id, partner_id, status, tenant_id)
    values (${ws}, ${enrollmentId}, ${programId}, ${groupId}, ${partnerId}, 'approved',
      ${options.tenantId ?? null})`
  const linkKey = `partner-${n}`
  const link = await workspace.api('POST', '/links', {
    url: 'https://shop.test',
    key: linkKey,
    trackConversion: true,
    programId,
    partnerId,
    ...(options.tenantId ? { tenantId: options.tenantId } : {}),
  })
  return { programId, groupId, partnerId, enrollmentId, linkId: link.body.id, linkKey }
}
