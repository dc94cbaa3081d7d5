import { inTransaction } from '../../server/core/transact.ts'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { setPayoutMethod } from '../../server/modules/payouts/payout-methods/set-payout-method.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { TestBackend } from './backend.ts'
import { createTestProgram, type TestProgram } from './program.ts'
import { seedMany } from './widget-many.ts'
import { callerOf, enroll, sell, type Member } from './widget-actions.ts'
import { seedSpecial } from './widget-special.ts'
import { seedLongTexts } from './widget-long-texts.ts'
import { createTestWorkspace, type TestWorkspace } from './workspace.ts'
import { applyFrom } from './stranger-jobs.ts'

const DAY_MS = 86_400_000
/** How long the program has been running when the tests begin. */
export const HISTORY_DAYS = 60

/** Who a page may belong to, by what they are there for. */
export interface TestPartners {
  workspace: TestWorkspace
  program: TestProgram
  /** Program and partner; `fresh` enrolls somebody new each time. */
  find(name: string): Promise<Member>
}

export const MEMBERS = [
  'rich',
  'empty',
  'linkless',
  'pending',
  'invited',
  'guest',
  'caller',
  'banned',
  'yen',
  'special',
  'credit',
  'held',
  'ended',
  'many',
  'wordy',
  'fresh',
] as const

/** `pictures`: where they are, an address that pages may load from. */
const programWith = (pictures: string) => ({
  name: 'Harvest Friends',
  url: 'https://shop.test/',
  logo: `${pictures}/logo.svg`,
  minPayout: 2_000,
  holdingPeriodDays: 14,
  payoutSchedule: { interval: 'monthly', day: 15 },
  termsUrl: 'https://shop.test/terms',
  helpUrl: 'https://shop.test/help',
  supportEmail: 'partners@shop.test',
  resources: [
    { kind: 'logo', name: 'Logo, dark', value: `${pictures}/logo-dark.svg` },
    { kind: 'color', name: 'Brand', value: '#7a4b2a' },
    { kind: 'link', name: 'Press page', value: 'https://shop.test/press' },
    { kind: 'file', name: 'Brand guide', value: 'https://shop.test/brand.pdf' },
  ],
  landing: {
    title: 'Earn with Harvest',
    subtitle: 'A fifth of every sale, for a year.',
    blocks: [
      { type: 'text', text: 'Share **fresh vegetables** with your friends.' },
      {
        type: 'questions',
        questions: [
          { question: 'When am I paid?', answer: 'On the 15th of each month.' },
          { question: 'Is there a minimum?', answer: 'Yes, 20 dollars.' },
        ],
      },
      { type: 'calculator', saleAmount: 4_900, maxSales: 100 },
      {
        type: 'testimonials',
        testimonials: [{ quote: 'It pays my seeds.', name: 'Ida', role: 'Grows herbs' }],
      },
    ],
  },
  applicationForm: [
    { key: 'website', label: 'Your website', type: 'url', required: true },
    { key: 'about', label: 'Whom do you reach?', type: 'long-text' },
    { key: 'channel', label: 'Where?', type: 'select', options: ['Blog', 'Video'] },
    { key: 'topics', label: 'About what?', type: 'multi-select', options: ['Food', 'Garden'] },
  ],
})

/** A program with two months behind it, and somebody in every situation an element can meet. */
export async function seedPartners(backend: TestBackend, pictures: string): Promise<TestPartners> {
  const workspace = await createTestWorkspace(backend, {
    name: 'Harvest',
    allowedHostnames: ['shop.test', 'localhost', '127.0.0.1'],
  })
  const program = await createTestProgram(backend, workspace, programWith(pictures))
  const api = callerOf(workspace)
  const groupId = program.group.id
  const sale = { groupId, event: 'sale', type: 'percentage', rateBps: 2000, maxDurationMonths: 12 }
  await api('POST', '/rewards', sale)
  await api('POST', '/rewards', { groupId, event: 'lead', type: 'flat', amount: 100 })
  await api('POST', '/discounts', {
    groupId,
    type: 'percentage',
    rateBps: 1000,
    maxDurationMonths: 3,
  })
  const rich = await seedRich(backend, workspace, program)
  const people: Record<string, Member> = {
    rich,
    ...(await seedOthers(backend, workspace, program)),
  }
  let newcomers = 0
  return {
    workspace,
    program,
    async find(name) {
      if (name !== 'fresh') {
        const found = people[name]
        if (found) return found
        throw new Error(`Nobody is called ${name}: ${MEMBERS.join(', ')}.`)
      }
      return enroll(program, `New Comer ${++newcomers}`)
    },
  }
}

/** Ada: three links, customers in every week, commissions in every status, a payout that arrived. */
async function seedRich(backend: TestBackend, workspace: TestWorkspace, program: TestProgram) {
  const { clock, deps } = backend
  const api = callerOf(workspace)
  const programId = program.program.id
  const ada = await program.enroll('Ada Lovelace', { country: 'GB' })
  const partnerId = ada.partner.id
  for (const key of ['ada-blog', 'ada-video']) {
    await api('POST', '/partners/links', { partnerId, programId, key, url: 'https://shop.test/' })
  }
  await api('POST', '/discount-codes', { partnerId, linkId: ada.link.id, code: 'ADA10' })
  const actor = { type: 'system', name: 'test' } as const
  const scope: Scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
  const details = { instructions: 'Cheque to box 7' }
  await inTransaction(createCtx(deps, scope), (ctx) =>
    setPayoutMethod(ctx, { partnerId, provider: 'manual', details }),
  )
  const rivals = [await program.enroll('Bea Bright'), await program.enroll('Cy Quiet')]
  await api('PATCH', `/partners/${rivals[0]!.partner.id}`, { listed: true, programId })
  for (let week = 0; week < 8; week++) {
    clock.advance(7 * DAY_MS)
    for (let n = 0; n < 3; n++) await sell(workspace, program, { by: ada, name: `w${week}n${n}` })
    for (const by of rivals) await sell(workspace, program, { by, name: `w${week}` })
    if (week === 5) {
      await matureCommissions(createCtx(deps, scope))
      const run = await api('POST', '/payouts/confirm', { programId })
      const [payout] = (await api('GET', `/payouts?partnerId=${partnerId}`)) as { id: string }[]
      if (!payout) throw new Error(`Nobody was paid: ${JSON.stringify(run)}`)
      await api('POST', `/payouts/${payout.id}/complete`, {})
    }
  }
  clock.advance((HISTORY_DAYS - 56) * DAY_MS)
  const refund = { invoiceId: `INV-${partnerId}-w7n0`, refundId: 're_1', amount: 1_000 }
  await api('POST', '/track/refund', refund)
  await matureCommissions(createCtx(deps, scope))
  return { programId, partnerId }
}

/** Those whose page says something else than figures. */
async function seedOthers(backend: TestBackend, workspace: TestWorkspace, program: TestProgram) {
  const api = callerOf(workspace)
  const programId = program.program.id
  const linkless = await program.enroll('Liv Linkless')
  await api('DELETE', `/links/${linkless.link.id}`)
  const invite = async (name: string, email: string) => {
    const { id } = await api('POST', '/partners/invite', { programId, name, email })
    return { programId, partnerId: id as string }
  }
  const answers = { website: 'https://pia.test' }
  const person = { name: 'Pia Pending', email: 'pia@partners.test', answers }
  const applied = await applyFrom({ backend, workspace }, { programId, ...person })
  if (applied.status !== 200) throw new Error(JSON.stringify(applied.body))
  const [pending] = await api('GET', `/partners?programId=${programId}&email=pia@partners.test`)
  return {
    empty: await enroll(program, 'Emma Empty'),
    linkless: { programId, partnerId: linkless.partner.id },
    invited: await invite('Ina Invited', 'ina@partners.test'),
    guest: await invite('Gus Guest', 'gus@partners.test'),
    caller: await invite('Carla Caller', 'carla@partners.test'),
    pending: { programId, partnerId: pending.id as string },
    banned: await seedBanned(workspace, program),
    yen: await seedYen(backend, workspace),
    special: await seedSpecial(backend, workspace),
    credit: await seedCredit(workspace, backend),
    held: await seedHeld(backend, workspace),
    ended: await seedEnded(backend, workspace),
    many: await seedMany(workspace, program),
    wordy: await seedLongTexts(backend, workspace),
  }
}

/** Somebody whose address has just been changed. */
async function seedHeld(backend: TestBackend, workspace: TestWorkspace): Promise<Member> {
  const program = await createTestProgram(backend, workspace, { name: 'Careful Friends' })
  const who = await enroll(program, 'Hal Held')
  const email = 'hal-elsewhere@partners.test'
  await callerOf(workspace)('PATCH', `/partners/${who.partnerId}`, { email })
  return who
}

/** A page that was open when the ban came. */
async function seedBanned(workspace: TestWorkspace, program: TestProgram): Promise<Member> {
  const api = callerOf(workspace)
  const who = await enroll(program, 'Ben Banned')
  const { publicToken: token } = await api('POST', '/tokens/embed/referrals', who)
  await api('POST', '/partners/ban', { ...who, reason: 'spam' })
  return { ...who, token }
}

/** Money without decimals, a name from right to left, no payout method, no questions. */
async function seedYen(backend: TestBackend, workspace: TestWorkspace): Promise<Member> {
  const program = await createTestProgram(backend, workspace, {
    name: 'Yen Friends',
    currency: 'jpy',
    minPayout: 5_000,
  })
  const reward = { groupId: program.group.id, event: 'sale', type: 'flat', amount: 1_000 }
  await callerOf(workspace)('POST', '/rewards', reward)
  const by = await program.enroll('ياسمين', { email: 'yasmin@partners.test' })
  await sell(workspace, program, { by, name: 'yen', currency: 'jpy' })
  return { programId: program.program.id, partnerId: by.partner.id }
}

/** Paid in the host application's product, whatever they would like. */
async function seedCredit(workspace: TestWorkspace, backend: TestBackend): Promise<Member> {
  const program = await createTestProgram(backend, workspace, {
    name: 'Credit Friends',
    creditPayouts: 'only',
  })
  const api = callerOf(workspace)
  const cleo = await program.enroll('Cleo Credit', { tenantId: 'cleo_credit' })
  const who = { programId: program.program.id, partnerId: cleo.partner.id }
  await api('POST', '/commissions', { ...who, type: 'custom', amount: 500 })
  const [payout] = (await api('POST', '/payouts/confirm', { programId: who.programId })).payouts
  await api('POST', `/payouts/${payout.id}/complete`, { reference: 'credit-note-1' })
  return who
}

async function seedEnded(backend: TestBackend, workspace: TestWorkspace): Promise<Member> {
  const program = await createTestProgram(backend, workspace, { name: 'Old Friends' })
  const who = await enroll(program, 'Eno Ended')
  await callerOf(workspace)('POST', `/programs/${who.programId}/deactivate`)
  return who
}
