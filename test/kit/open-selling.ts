import { createTestProgram } from './program.ts'
import { testBackend } from './test-backend.ts'
import { createTestWorkspace } from './workspace.ts'

/** Creates a program that pays a share of every sale for ever, for one test file. */
export async function openSelling(rateBps: number) {
  const backend = await testBackend()
  const workspace = await createTestWorkspace(backend)
  const program = await createTestProgram(backend, workspace)
  const ok = async (status: number, path: string, body: object) => {
    const answer = await workspace.api('POST', path, body)
    if (answer.status !== status) throw new Error(JSON.stringify(answer.body))
  }
  const { id: groupId } = program.group
  const reward = { event: 'sale', type: 'percentage', rateBps, maxDurationMonths: null }
  await ok(201, '/rewards', { groupId, ...reward })
  let sales = 0
  return {
    backend,
    workspace,
    program,
    /** A new customer comes through a link, signs up and buys. */
    async sell(key: string, amount: number) {
      const clickId = await program.click(key)
      const n = ++sales
      const [customerExternalId, invoiceId] = [`customer-${n}`, `inv-${n}`]
      await ok(200, '/track/lead', { clickId, eventName: 'Sign up', customerExternalId })
      await ok(200, '/track/sale', { customerExternalId, amount, currency: 'usd', invoiceId })
      return { customerExternalId, invoiceId }
    },
    /** What the ledger has against what is kept beside it. */
    check: async () => (await workspace.api('GET', '/ledger/check')).body,
  }
}
