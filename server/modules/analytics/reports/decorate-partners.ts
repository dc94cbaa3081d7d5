import { decode, nullable, row, text } from '../../../db/row.ts'
import type { Group } from './fields/field.ts'
import type { Report } from './read-report.ts'
import type { AnalyticsRow } from './schema.ts'

const TEXT = 1009

type Kind = Exclude<NonNullable<Group['record']>, 'link'>
type Loaded = ReadonlyMap<string, Partial<AnalyticsRow>>

const PartnerTexts = row({ id: text, name: text, image: nullable(text), country: nullable(text) })
const GroupTexts = row({
  id: text,
  name: text,
  slug: text,
  color: text,
  programId: text,
  programName: text,
})
const ProgramTexts = row({ id: text, name: text })

/**
 * Gives rows that have the id of a partner, group, or program what is shown of it, if the caller may read
 * partners.
 */
export async function decoratePartners(
  report: Report,
  kind: Kind,
  rows: readonly AnalyticsRow[],
): Promise<AnalyticsRow[]> {
  if (!report.seesPartners) return [...rows]
  const name = `${kind}Id` as const
  const ids = rows.map((row) => row[name] ?? '')
  const loaded = await LOADERS[kind](report, ids)
  return rows.map((row, i) => ({ [name]: ids[i]!, ...loaded.get(ids[i]!), ...row }))
}

const LOADERS: Record<Kind, (report: Report, ids: string[]) => Promise<Loaded>> = {
  async partner({ sql, workspaceId }, ids) {
    const found = await sql`
      select id, name, image, country from partners
      where workspace_id = ${workspaceId} and id = any(${sql.array(ids, TEXT)}::text[])`
    return new Map(decode(PartnerTexts, found).map((partner) => [partner.id, { partner }]))
  },
  async group({ sql, workspaceId }, ids) {
    const found = await sql`
      select g.id, g.name, g.slug, g.color, r.id as "programId", r.name as "programName"
      from groups g join programs r on r.workspace_id = ${workspaceId} and r.id = g.program_id
      where g.workspace_id = ${workspaceId} and g.id = any(${sql.array(ids, TEXT)}::text[])`
    return new Map(
      decode(GroupTexts, found).map(({ programId, programName, ...group }) => {
        const program = { id: programId, name: programName }
        return [group.id, { group, programId, program }]
      }),
    )
  },
  async program({ sql, workspaceId }, ids) {
    const found = await sql`
      select id, name from programs
      where workspace_id = ${workspaceId} and id = any(${sql.array(ids, TEXT)}::text[])`
    return new Map(decode(ProgramTexts, found).map((program) => [program.id, { program }]))
  },
}
