import { decode, row, text } from '../../db/row.ts'
import { failed, ok, warning, type DoctorCheck } from '../check.ts'

const Domain = row({ slug: text, state: text })

/** Looks for link domains whose records in DNS are gone, or were never made. */
export const domains: DoctorCheck = {
  name: 'link domains',
  needsDatabase: true,
  async look({ sql }) {
    const rows = decode(
      Domain,
      await sql`
      select slug, case when lost_at is not null then 'lost'
        when failing_since is not null then 'failing' else 'unproved' end as state
      from domains where not archived
        and (lost_at is not null or failing_since is not null or verified_at is null)
      order by state, slug limit 20`,
    )
    if (rows.length === 0) return ok('All link domains are proved.')
    const list = rows.map(({ slug, state }) => `${slug} (${state})`).join(', ')
    const fix = 'Make the records in DNS that "GET /api/domains" of the workspace shows.'
    return rows.every(({ state }) => state === 'unproved')
      ? warning(`Links are not served on ${list}.`, fix)
      : failed(`Links are or will not be served on ${list}.`, fix)
  },
}
