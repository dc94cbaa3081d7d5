import { expect, test } from 'bun:test'
import { mailsTo } from '../kit/mails.ts'
import { createTestProgram, type TestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

test('signing in without a program leads to the one that was joined last', async () => {
  const program = await createTestProgram(backend, workspace)
  const later = await createTestProgram(backend, workspace, { name: 'Later', slug: 'later' })
  const joined = async (name: string, ...of: TestProgram[]) => {
    for (const { enroll } of of) {
      await enroll(name)
      backend.clock.advance(1000)
    }
    const email = `${name.toLowerCase()}@partners.test`
    await workspace.browser('/partners/sign-in', { email })
    return (await mailsTo(backend, email)).at(-1)!.plain
  }
  expect(await joined('Forth', program, later)).toContain(`program=${later.program.id}`)
  expect(await joined('Back', later, program)).toContain(`program=${program.program.id}`)
})
