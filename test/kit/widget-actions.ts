import type { TestEnrollment, TestProgram } from './program.ts'
import type { TestWorkspace } from './workspace.ts'

export interface Member {
  programId: string
  partnerId: string
  /** A token from before, where no new one would be given. */
  token?: string
}

type Caller = (method: string, path: string, body?: object) => Promise<any>

export function callerOf(workspace: TestWorkspace): Caller {
  return async (method, path, body) => {
    const answer = await workspace.api(method, path, body)
    if (answer.status < 300) return answer.body
    throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  }
}

/** A friend of a partner comes twice, signs up and buys. */
export async function sell(
  workspace: TestWorkspace,
  program: TestProgram,
  { by, name, currency = 'usd' }: { by: TestEnrollment; name: string; currency?: string },
): Promise<void> {
  const api = callerOf(workspace)
  const { id, name: partner } = by.partner
  await program.click(by.link.key)
  const clickId = await program.click(by.link.key)
  const customer = { customerExternalId: `${id}-${name}`, customerName: `Friend of ${partner}` }
  await api('POST', '/track/lead', { clickId, eventName: 'Sign up', ...customer })
  const invoiceId = `INV-${id}-${name}`
  await api('POST', '/track/sale', { ...customer, amount: 4_900, currency, invoiceId })
}

export async function enroll(program: TestProgram, name: string): Promise<Member> {
  const { partner } = await program.enroll(name)
  return { programId: program.program.id, partnerId: partner.id }
}
