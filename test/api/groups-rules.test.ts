import { expect, test } from 'bun:test'
import { movePartners } from '../../server/jobs/move-partners.ts'
import { reconcileLedgers } from '../../server/jobs/reconcile-ledgers.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram, type TestEnrollment } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

let customers = 0

async function bringLead({ link }: TestEnrollment): Promise<void> {
  const clickId = await program.click(link.key)
  const lead = { clickId, eventName: 'Sign up', customerExternalId: `c${++customers}` }
  expect((await workspace.api('POST', '/track/lead', lead)).status).toBe(200)
}

const groupOf = async ({ partner }: TestEnrollment): Promise<string> =>
  (await workspace.api('GET', `/partners/${partner.id}`)).body.groupId

async function addGroup(name: string, moveRules: object[]): Promise<string> {
  const body = { programId: program.program.id, name, moveRules }
  const answer = await workspace.api('POST', '/groups', body)
  expect(answer.status).toBe(201)
  return answer.body.id
}

test('partners move into the group whose rules they have come to fit, unless they are locked there', async () => {
  const gold = await addGroup('Gold', [{ attribute: 'totalLeads', gte: 2 }])
  const [ada, bea, cyd] = await Promise.all(
    ['Ada', 'Bea', 'Cyd'].map((name) => program.enroll(name)),
  )
  for (const one of [ada!, ada!, bea!, cyd!, cyd!]) await bringLead(one)
  await backend.deps.db
    .sql`update enrollments set group_locked = true where id = ${cyd!.enrollment.id}`

  await movePartners(backend.deps)

  expect(await groupOf(ada!)).toBe(gold)
  expect(await groupOf(bea!)).toBe(program.group.id)
  expect(await groupOf(cyd!)).toBe(program.group.id)

  await bringLead(bea!)
  await Promise.all([movePartners(backend.deps), movePartners(backend.deps)])
  expect(await groupOf(bea!)).toBe(gold)
  const told = await backend.deps.db.sql`
    select from outbox where type = 'enrollment.updated' and data->>'enrollmentId' = ${bea!.enrollment.id}`
  expect(told.count).toBe(1)
})

test('revenue that was refunded moves nobody', async () => {
  const silver = await addGroup('Silver', [
    { attribute: 'totalLeads', gte: 0, lt: 2 },
    { attribute: 'totalSaleAmount', gte: 10_000 },
  ])
  const dan = await program.enroll('Dan')
  await bringLead(dan)
  const customerExternalId = `c${customers}`
  for (const invoiceId of ['silver-1', 'silver-2']) {
    const sale = { customerExternalId, amount: 8000, invoiceId }
    expect((await workspace.api('POST', '/track/sale', sale)).status).toBe(200)
    const refund = { invoiceId, refundId: invoiceId, amount: 2500 }
    expect((await workspace.api('POST', '/track/refund', refund)).status).toBe(200)
    await movePartners(backend.deps)
    expect(await groupOf(dan)).toBe(invoiceId === 'silver-1' ? program.group.id : silver)
  }
})

test('every ledger is checked once a day', async () => {
  const checks = async () => (await workspace.api('GET', '/ledger/checks')).body.length
  await reconcileLedgers(backend.deps)
  await reconcileLedgers(backend.deps)
  expect(await checks()).toBe(1)
  backend.clock.advance(24 * 3_600_000 + 1)
  await reconcileLedgers(backend.deps)
  expect(await checks()).toBe(2)
})
