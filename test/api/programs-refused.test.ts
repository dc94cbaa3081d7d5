import { describe, expect, test } from 'bun:test'
import { openPrograms } from '../kit/open-programs.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { backend, create, many } = await openPrograms()

describe('programs and groups', () => {
  test('beyond the limits of the plan are refused: 403', async () => {
    const full = await createTestWorkspace(backend)
    const { id } = await create(full)
    const { sql } = backend.deps.db
    await sql`
      insert into groups (workspace_id, id, program_id, name, slug)
      select ${full.id}, 'grp_' || n, ${id}, 'G', 'g' || n from generate_series(2, 500) n`
    const more = await full.api('POST', '/groups', { programId: id, name: 'More' })
    const program = { name: 'More', url: 'https://x.org' }
    const another = await full.api('POST', '/programs', program)
    expect([more.body.error.code, another.body.error.code]).toEqual(many(2, 'exceeded_limit'))
    await sql`delete from groups where workspace_id = ${full.id} and slug <> 'default'`
    await sql`
      insert into programs (workspace_id, id, name, slug, url, currency, attribution_model, payout_schedule)
      select ${full.id}, 'prog_' || n, 'P', 'p' || n, 'https://x.org', 'usd', 'last', '{}'
      from generate_series(2, 25) n`
    const refused = await full.api('POST', '/programs', program)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'exceeded_limit'])
  })
})
