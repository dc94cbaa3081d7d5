import { describe, expect, test } from 'bun:test'
import { createApp } from '../../server/app.ts'
import type { Tx } from '../../server/db/tx.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { callerWith, openPage } from '../kit/embed.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend({ clock: new TestClock('2031-05-01T10:00:00Z') })
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace, {
  logo: 'https://shop.test/logo.png',
  brandColor: '#112233',
  minPayout: 5000,
  holdingPeriodDays: 14,
  payoutSchedule: { interval: 'monthly', day: 15 },
  termsUrl: 'https://shop.test/terms',
  supportEmail: 'help@shop.test',
  resources: [
    { kind: 'color', name: 'Brand', value: '#112233' },
    { kind: 'message', name: 'Short', value: 'Try {link}', channel: 'x', language: 'pt-br' },
  ],
  landing: {
    title: 'Earn',
    blocks: [
      { type: 'text', text: 'Hello' },
      { type: 'questions', questions: [{ question: 'When?', answer: 'Monthly.' }] },
    ],
  },
})
const groupId = program.group.id
const reward = { groupId, event: 'sale', type: 'percentage', rateBps: 2000 }
await made(workspace.api('POST', '/rewards', { ...reward, maxDurationMonths: 12 }))
await made(workspace.api('POST', '/rewards', { groupId, event: 'lead', type: 'flat', amount: 100 }))
const discount = { groupId, type: 'percentage', rateBps: 1000, maxDurationMonths: 3 }
await made(workspace.api('POST', '/discounts', discount))
const ada = await program.enroll('Ada Lovelace', { country: 'GB' })
const page = await openPage(backend, workspace, { partnerId: ada.partner.id, expiresIn: 10_800 })

async function made(answer: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

const view = async () => (await page.call('GET', '')).body

describe('the first view', () => {
  test('has everything that a dashboard shows, in the words of the group before the program', async () => {
    await made(workspace.api('PATCH', `/groups/${program.group.id}`, { brandColor: '#445566' }))
    const body = await view()
    expect(body.program).toEqual({
      id: program.program.id,
      name: 'Friends',
      url: 'https://shop.test/',
      logo: 'https://shop.test/logo.png',
      brandColor: '#445566',
      currency: 'usd',
      minPayout: 5000,
      holdingPeriodDays: 14,
      termsUrl: 'https://shop.test/terms',
      helpUrl: null,
      supportEmail: 'help@shop.test',
      payoutSchedule: { interval: 'monthly', day: 15 },
      creditPayouts: 'off',
      nextPayoutAt: '2031-05-15T00:00:00.000Z',
      deactivatedAt: null,
    })
    expect(body.partner).toEqual({
      id: ada.partner.id,
      name: 'Ada Lovelace',
      image: null,
      email: 'a•••@partners.test',
      emailVerified: false,
      country: 'GB',
      locale: null,
      timeZone: null,
    })
    expect(body.enrollment).toEqual({
      status: 'approved',
      since: '2031-05-01T10:00:00.000Z',
      listed: false,
      digestOff: false,
      groupName: 'Default',
      maxLinks: 10,
    })
    expect(body.rewards).toEqual([
      {
        event: 'lead',
        type: 'flat',
        amount: 100,
        rateBps: null,
        maxDurationMonths: null,
        sentence: '1.00 USD per lead',
        exceptions: [],
        limits: [],
      },
      {
        event: 'sale',
        type: 'percentage',
        amount: null,
        rateBps: 2000,
        maxDurationMonths: 12,
        sentence: '20 % of every sale for 12 months',
        exceptions: [],
        limits: [],
      },
    ])
    expect(body.discount).toMatchObject({ rateBps: 1000, sentence: '10 % off for 3 months' })
    expect(body.resources).toEqual([
      { kind: 'color', name: 'Brand', value: '#112233' },
      { kind: 'message', name: 'Short', value: 'Try {link}', channel: 'x', language: 'pt-BR' },
    ])
    expect(body.faq).toEqual([{ question: 'When?', answer: 'Monthly.' }])
    expect(body.payoutMethod).toBeNull()
  })

  test('shows a link as it is handed out, with its code and its picture', async () => {
    const { partner, link } = ada
    const code = { partnerId: partner.id, linkId: link.id, code: 'ADA10' }
    await made(workspace.api('POST', '/discount-codes', code))
    const { links } = await view()
    expect(links).toHaveLength(1)
    expect(links[0]).toMatchObject({
      id: link.id,
      shortLink: `https://${workspace.domain}/ada-lovelace`,
      shareUrl: `https://${workspace.domain}/ada-lovelace`,
      url: 'https://shop.test/',
      discountCode: 'ADA10',
    })
    const { pathname, search } = new URL(links[0].qrCode)
    const picture = await backend.handle(new Request(`http://localhost${pathname}${search}`))
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  test('an offer of the partner’s own wins over the group’s', async () => {
    const own = await program.enroll('Special Terms')
    const body = { enrollmentId: own.enrollment.id, event: 'sale', type: 'flat', amount: 700 }
    await made(workspace.api('POST', '/rewards', body))
    const special = await openPage(backend, workspace, { partnerId: own.partner.id })
    const { rewards } = (await special.call('GET', '')).body
    expect(rewards.map((reward: any) => reward.sentence)).toEqual([
      '1.00 USD per lead',
      '7.00 USD per sale',
    ])
  })

  test('takes three statements, the session’s included', async () => {
    let statements = 0
    const count = <T extends object>(target: T): T =>
      new Proxy(target, {
        apply(fn, self, args) {
          statements++
          return Reflect.apply(fn as never, self, args) as unknown
        },
        get(object, name) {
          const value = Reflect.get(object, name) as unknown
          return typeof value === 'function'
            ? (...args: unknown[]) => {
                statements++
                return Reflect.apply(value, object, args) as unknown
              }
            : value
        },
      })
    const { db } = backend.deps
    const counted = {
      ...db,
      sql: count(db.sql),
      tx: count(db.tx) as Tx,
      transact: count(db.transact),
    }
    const app = createApp({ ...backend.deps, db: counted })
    const call = callerWith({ ...backend, handle: (request) => app.handle(request) }, page.token)
    expect((await call('GET', '')).status).toBe(200)
    expect(statements).toBeLessThanOrEqual(3)
    expect(statements).toBeGreaterThan(1)
  })
})
