import type { TestProgram } from './program.ts'
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
  for (const some of [links.slice(0, 100), links.slice(100)]) {
    const { status, body } = await workspace.api('POST', '/links/bulk', some)
    if (status >= 300) throw new Error(JSON.stringify(body))
  }
  return who
}
