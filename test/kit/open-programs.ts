import { testBackend } from './test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from './workspace.ts'

/** Creates a program with its default group, for one test file about what both refuse. */
export async function openPrograms() {
  const backend = await testBackend()
  const workspace = await createTestWorkspace(backend)
  const create = async (own: TestWorkspace) =>
    (await own.api('POST', '/programs', { name: 'There', url: 'https://shop.test' })).body
  const program = await create(workspace)
  const group = (await workspace.api('GET', `/groups?programId=${program.id}`)).body[0]
  return {
    backend,
    workspace,
    program,
    group,
    create,
    /** All programs and groups, to be compared. */
    rows: async () =>
      JSON.stringify(
        await backend.deps.db.sql`
          select 'program' as what, id, to_jsonb(p) as row from programs p
          union all select 'group', id, to_jsonb(g) from groups g order by 1, 2`,
      ),
    many: <T>(n: number, value: T) => Array.from({ length: n }, () => value),
  }
}
