import type { TestProgram } from './program.ts'
import { callerOf } from './widget-actions.ts'
import type { TestWorkspace } from './workspace.ts'

/** Somebody with 130 links, which are more than one answer lists: a program may make as many as it likes. */
export async function seedMany(workspace: TestWorkspace, program: TestProgram) {
  const { partner } = await program.enroll('Mia Many')
  const who = { programId: program.program.id, partnerId: partner.id }
  const links = Array.from({ length: 129 }, (_, n) => ({
    ...who,
    domain: workspace.domain,
    key: `mia-${n + 1}`,
    url: 'https://shop.test/',
  }))
  const call = callerOf(workspace)
  for (const some of [links.slice(0, 100), links.slice(100)])
    await call('POST', '/links/bulk', some)
  return who
}
