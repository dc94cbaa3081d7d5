import { describe, expect, test } from 'bun:test'
import { openPrograms } from '../kit/open-programs.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { backend, workspace, program, group, create, rows, many } = await openPrograms()

/** Every call about programs and groups; `id` is put in place of what it names. */
const calls = (ids: { program: string; group: string }) =>
  [
    ['GET', '/programs', undefined, 'read'],
    ['POST', '/programs', { name: 'New', url: 'https://shop.test' }, 'write'],
    ['GET', `/programs/${ids.program}`, undefined, 'read'],
    ['PATCH', `/programs/${ids.program}`, { name: 'Changed' }, 'write'],
    ['POST', `/programs/${ids.program}/deactivate`, undefined, 'write'],
    ['POST', `/programs/${ids.program}/reactivate`, undefined, 'write'],
    ['GET', `/programs/${ids.program}/stats`, undefined, 'read'],
    ['GET', `/groups?programId=${ids.program}`, undefined, 'read'],
    ['POST', '/groups', { programId: ids.program, name: 'New' }, 'write'],
    ['GET', `/groups/${ids.group}`, undefined, 'read'],
    ['PATCH', `/groups/${ids.group}`, { name: 'Changed' }, 'write'],
    ['PATCH', `/groups/${ids.group}`, { moveRules: [] }, 'write'],
    ['POST', `/groups/${ids.group}/move-enrollments`, { toGroupId: 'grp_x', all: true }, 'write'],
    ['DELETE', `/groups/${ids.group}`, undefined, 'write'],
  ] as const
const ours = () => calls({ program: program.id, group: group.id })

describe('programs and groups', () => {
  test('of another workspace do not exist: 404, word for word as what never was', async () => {
    const other = await createTestWorkspace(backend)
    const theirs = await create(other)
    const theirGroup = (await other.api('GET', '/groups')).body[0]
    const foreign = calls({ program: theirs.id, group: theirGroup.id })
    const missing = calls({ program: 'prog_none', group: 'grp_none' })
    const before = await rows()
    for (const [i, [method, path, body]] of foreign.entries()) {
      if (path === '/programs') continue
      const answer = await workspace.api(method, path, body)
      expect([path, answer.status]).toEqual([path, 404])
      const [, nowhere, sent] = missing[i]!
      const none = await workspace.api(method, nowhere, sent)
      const unnamed = (message: string) => message.replace(/"(prog|grp)_\w+"/, '')
      expect(unnamed(none.body.error.message)).toBe(unnamed(answer.body.error.message))
    }
    const moved = await workspace.api('POST', `/groups/${group.id}/move-enrollments`, {
      toGroupId: theirGroup.id,
      all: true,
    })
    expect(moved.status).toBe(404)
    expect(await rows()).toBe(before)
    const { body: list } = await workspace.api('GET', '/programs')
    expect(list.map(({ id }: { id: string }) => id)).not.toContain(theirs.id)
  })

  test('need the business plan: 403 names it', async () => {
    const small = await createTestWorkspace(backend, { plan: 'pro' })
    for (const [method, path, body] of ours()) {
      const answer = await small.api(method, path, body)
      expect([path, answer.status, answer.body.error.message]).toEqual([
        path,
        403,
        'The partner program needs the business plan or higher. This workspace is on the pro plan.',
      ])
    }
  })

  test('need the scopes program.read and program.write: 403', async () => {
    const key = async (...scopes: string[]) => {
      const { body } = await workspace.api('POST', '/workspace/keys', { name: 'K', scopes })
      return { authorization: `Bearer ${body.key}` }
    }
    const reader = await key('program.read')
    const stranger = await key('links.write', 'customers.write', 'payouts.write')
    const before = await rows()
    for (const [method, path, body, kind] of ours()) {
      const refused = await workspace.api(method, path, body, stranger)
      expect([method, path, refused.status]).toEqual([method, path, 403])
      const { status } = await workspace.api(method, path, body, reader)
      expect([method, path, status]).toEqual([method, path, kind === 'read' ? 200 : 403])
    }
    expect((await workspace.api('GET', '/programs', undefined, { authorization: '' })).status).toBe(
      401,
    )
    expect(await rows()).toBe(before)
  })

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
