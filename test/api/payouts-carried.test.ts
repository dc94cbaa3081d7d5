import { afterAll, beforeAll, expect, test } from 'bun:test'
import { checkAllTransfers } from '../../server/jobs/check-transfers.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { makeDue } from '../kit/jobs.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { withSeed, type Random } from '../kit/random.ts'
import { rounds } from '../kit/rounds.ts'

/* Rests that are carried, in random orders of payouts that arrive, fail, are stopped and come back. */

const HISTORIES = rounds({ all: 12, few: 3 })
const LENGTH = 14
/** Nobody waits because the method of payment changes all the time here. */
const FORINTS = { currency: 'huf', program: { accountChangeHoldDays: 0 } }

let bench: PayoutBench

beforeAll(async () => {
  bench = await openPayoutBench()
  await bench.fund('paypal')
})
afterAll(() => bench.close())

const api = (method: string, path: string, body?: object) => bench.workspace.api(method, path, body)
const payoutsOf = async ({ partnerId }: Enrolled, status: string) =>
  (await api('GET', `/payouts?partnerId=${partnerId}&status=${status}`)).body as { id: string }[]

async function work(): Promise<void> {
  await makeDue(bench.backend)
  await runOnce(bench.backend.deps)
}

async function lookUp(): Promise<void> {
  bench.backend.clock.advance(11 * 60_000)
  await checkAllTransfers(bench.backend.deps)
}

/** One history: what was earned, and what the stub has paid so far. */
interface Story {
  who: Enrolled
  earned: number
}

type Step = (story: Story, random: Random) => Promise<void>

/** Confirms by PayPal, which sends whole forints: sent, refused, or stopped before it leaves. */
const byPayPal: Step = async ({ who }, random) => {
  await bench.payTo(who, 'paypal')
  const fate = random.pick(['sent', 'refused', 'stopped'])
  if (fate === 'refused') bench.paypal.fail('refuse')
  const { payouts } = await bench.confirm(who)
  if (fate === 'stopped') {
    for (const { id } of payouts) await api('POST', `/payouts/${id}/cancel`)
  }
  await work()
  bench.paypal.heal()
}

/** Confirms by hand, which pays every amount: arrived or not. */
const byHand: Step = async ({ who }, random) => {
  await bench.payTo(who, 'manual')
  const { payouts } = await bench.confirm(who)
  const arrives = random.below(2) === 0
  for (const { id } of payouts) {
    if (arrives) await api('POST', `/payouts/${id}/complete`, {})
    else await api('POST', `/payouts/${id}/fail`, { reason: 'Nobody was there.' })
  }
}

const settle: Step = async ({ who }, random) => {
  for (const { id } of await payoutsOf(who, 'sent')) {
    const { transfer } = (await api('GET', `/payouts/${id}`)).body
    const fate = random.pick(['SUCCESS', 'RETURNED', 'wait'])
    if (fate !== 'wait') bench.paypal.settle(transfer.id, fate)
  }
  await lookUp()
}

const earn: Step = async (story, random) => {
  const amount = random.pick([1, 50, 99, 100, 101, 12_345, 29_999, -40, -250])
  await bench.earn(story.who, amount)
  story.earned += amount
}

/** A paid payout by hand comes back. */
const comeBack: Step = async ({ who }) => {
  const [paid] = (await payoutsOf(who, 'completed')).filter((one: any) => one.provider === 'manual')
  if (paid) await api('POST', `/payouts/${paid.id}/fail`, { reason: 'It came back.' })
}

const hesitate: Step = async ({ who: { programId, partnerId } }) => {
  await api('POST', '/partners/ban', { programId, partnerId, reason: 'spam' })
  await api('POST', `/partners/${partnerId}/unban`, { programId, restore: true })
}

const STEPS = [earn, earn, earn, byPayPal, byPayPal, byHand, settle, settle, comeBack, hesitate]

test('whatever becomes of payouts, everything that was earned is paid once in the end', async () => {
  await withSeed(async (random) => {
    for (let n = 0; n < HISTORIES; n++) {
      const who = await bench.partner('paypal', FORINTS)
      const story: Story = { who, earned: 0 }
      await earn(story, random)
      for (let i = 0; i < LENGTH; i++) {
        const step = random.pick(STEPS)
        await step(story, random)
        const { payable = 0, inTransit = 0, paid = 0 } = await bench.balance(who)
        expect([n, i, payable + inTransit + paid]).toEqual([n, i, story.earned])
      }
      await finish(story)
      expect(await bench.differences()).toEqual([])
    }
  })
})

/** Lets everything arrive, then pays the rest by hand: nothing is left, except a debt. */
async function finish({ who, earned }: Story): Promise<void> {
  for (const { id } of await payoutsOf(who, 'sent')) {
    const { transfer } = (await api('GET', `/payouts/${id}`)).body
    bench.paypal.settle(transfer.id, 'SUCCESS')
  }
  await lookUp()
  await bench.payTo(who, 'manual')
  for (const { id } of (await bench.confirm(who)).payouts) {
    await api('POST', `/payouts/${id}/complete`, {})
  }
  const { payable = 0, inTransit, paid = 0 } = await bench.balance(who)
  expect([inTransit, payable <= 0, payable + paid]).toEqual([0, true, earned])
}

test('a payout that is stopped while another takes its rest leaves nothing twice, and nothing out', async () => {
  for (let n = 0; n < 8; n++) {
    const who = await bench.partner('paypal', FORINTS)
    await bench.earn(who, 29_999)
    const [first] = (await bench.confirm(who)).payouts
    await bench.payTo(who, 'manual')
    const { programId } = who
    const answers = await Promise.all([
      api('POST', `/payouts/${first.id}/cancel`),
      api('POST', '/payouts/confirm', { programId }),
      api('POST', '/payouts/confirm', { programId }),
      api('POST', `/payouts/${first.id}/cancel`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await bench.confirm(who)).payoutCount).toBeLessThanOrEqual(1)
    expect(await bench.balance(who)).toMatchObject({ payable: 0, inTransit: 29_999 })
  }
  expect(await bench.differences()).toEqual([])
})
