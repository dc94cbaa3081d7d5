import type { TestBackend } from './backend.ts'
import { createTestProgram } from './program.ts'
import type { TestWorkspace } from './workspace.ts'

/** A partner in the default group of a program of their own, with one link. */
export interface Enrolled {
  programId: string
  groupId: string
  partnerId: string
  enrollmentId: string
  linkId: string
  linkKey: string
}

let count = 0

export async function enrolled(
  backend: TestBackend,
  workspace: TestWorkspace,
  options: { name?: string; email?: string; currency?: string; tenantId?: string } = {},
): Promise<Enrolled> {
  const n = ++count
  const { name = 'Grace Okoro', currency = 'usd', email = `p${n}@x.org`, tenantId } = options
  const program = await createTestProgram(backend, workspace, { name: `Program ${n}`, currency })
  const more = { email, ...(tenantId === undefined ? {} : { tenantId }) }
  const { partner, enrollment, link } = await program.enroll(name, more)
  return {
    programId: program.program.id,
    groupId: program.group.id,
    partnerId: partner.id,
    enrollmentId: enrollment.id,
    linkId: link.id,
    linkKey: link.key,
  }
}
