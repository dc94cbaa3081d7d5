import { expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram, type TestEnrollment } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

test('who brought a partner is said when they are enrolled or later, and earns a share', async () => {
  const groupId = program.group.id
  for (const [event, rateBps] of [
    ['sale', 2000],
    ['referral', 1000],
  ]) {
    const reward = { groupId, event, type: 'percentage', rateBps }
    expect((await workspace.api('POST', '/rewards', reward)).status).toBe(201)
  }
  const ada = await program.enroll('Ada')
  const bea = await program.enroll('Bea', { referredById: ada.enrollment.id })
  const cyd = await program.enroll('Cyd')
  expect(bea.partner.referredById).toBe(ada.enrollment.id)
  expect(cyd.partner.referredById).toBeNull()
  const change = { referredById: bea.enrollment.id }
  const changed = await workspace.api('PATCH', `/partners/${cyd.partner.id}`, change)
  expect(changed.body.referredById).toBe(bea.enrollment.id)

  const sale = { customerExternalId: 'c1', amount: 10_000, currency: 'usd', invoiceId: 'INV-1' }
  const clickId = await program.click(bea.link.key)
  expect((await workspace.api('POST', '/track/sale', { ...sale, clickId })).status).toBe(200)
  const earned = (await workspace.api('GET', '/commissions')).body
  expect(earned.map((one: any) => [one.partner.name, one.type, one.earnings]).sort()).toEqual([
    ['Ada', 'referral', 200],
    ['Bea', 'sale', 2000],
  ])
  const { id } = earned.find((one: any) => one.type === 'referral')
  const { explanation } = (await workspace.api('GET', `/commissions/${id}`)).body
  expect(explanation.steps.join(' ')).toContain('Ada referred partner')
  const gone = await workspace.api('PATCH', `/partners/${cyd.partner.id}`, { referredById: null })
  expect(gone.body.referredById).toBeNull()
})

test('nobody brings themselves, whom they were brought by, or somebody of another program', async () => {
  const [dee, eve] = [await program.enroll('Dee'), await program.enroll('Eve')]
  const other = await createTestProgram(backend, workspace, { name: 'Other' })
  const stranger = await other.enroll('Fay')
  const say = (partner: typeof dee, referredById: string) => {
    const body = { referredById, programId: program.program.id }
    return workspace.api('PATCH', `/partners/${partner.partner.id}`, body)
  }
  expect((await say(eve, dee.enrollment.id)).status).toBe(200)
  for (const id of [dee.enrollment.id, eve.enrollment.id, stranger.enrollment.id, 'enr_none']) {
    const { status, body } = await say(dee, id)
    expect([status, body.error.issues[0].path]).toEqual([422, 'referredById'])
  }
})

test('nobody is referred by a partner whom they referred through others, in any order of calls', async () => {
  const chain: TestEnrollment[] = []
  for (const name of ['Gil', 'Hal', 'Ida', 'Jon']) {
    const referredById = chain.at(-1)?.enrollment.id ?? null
    chain.push(await program.enroll(name, { referredById }))
  }
  const [gil, hal, ida, jon] = chain
  const setReferrer = (one: typeof gil, referrer: typeof gil) =>
    workspace.api('PATCH', `/partners/${one!.partner.id}`, {
      referredById: referrer!.enrollment.id,
      programId: program.program.id,
    })
  for (const later of [ida, jon]) {
    const { status, body } = await setReferrer(gil, later)
    expect([status, body.error.issues[0].path]).toEqual([422, 'referredById'])
  }
  const read = await workspace.api('GET', `/partners/${gil!.partner.id}`)
  expect(read.body.referredById).toBeNull()
  expect((await setReferrer(jon, gil)).status).toBe(200)
  expect((await setReferrer(hal, jon)).status).toBe(200)
  const again = { email: gil!.partner.email, name: 'Gil', programId: program.program.id }
  const body = { ...again, referredById: ida!.enrollment.id }
  expect((await workspace.api('POST', '/partners', body)).status).toBe(422)
})

test('of calls at once that would close a circle one is refused', async () => {
  const ring = [
    await program.enroll('Kim'),
    await program.enroll('Lou'),
    await program.enroll('Max'),
  ]
  const answers = await Promise.all(
    ring.map((one, i) =>
      workspace.api('PATCH', `/partners/${one.partner.id}`, {
        referredById: ring[(i + 1) % ring.length]!.enrollment.id,
        programId: program.program.id,
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422])
})
