import type { StubPayment } from '../../server/payout-providers/testing-stub.ts'
import type { Bank } from './bank.ts'
import { DAY } from './calendar.ts'
import { BANNED_IN_FLIGHT } from './members.ts'
import { FAULTS, type MonthFaults } from './faults.ts'
import { answerFile, type Payout, type PayoutFile } from './pay-by-file.ts'
import type { Player } from './player.ts'
import type { Program } from './set-up.ts'
import { enrolled, type PaidMonth, type World } from './world.ts'

interface Preview {
  amount: number
  payoutCount: number
  currency: string
}
interface Confirmed {
  id: string
  repeated: boolean
  payoutCount: number
  payouts: Payout[]
  files: PayoutFile[]
}

/** Pays one month: previewed, confirmed, sent, with the reports and returns of the days after. */
export async function payMonth(world: World, month: number): Promise<void> {
  const { player, programs } = world
  const faults = FAULTS[month] ?? {}
  const paid: PaidMonth = { month, previewed: [], confirmed: [] }
  world.months.push(paid)
  await player.mature()
  const runs = await Promise.all(
    [programs.friends, programs.europa].map((program) =>
      payProgram(player, program, { faults, month }),
    ),
  )
  const confirmed = runs.flatMap(({ run }) => run ?? [])
  for (const { previewed, run } of runs) {
    paid.previewed.push(previewed)
    if (!run) continue
    const { id: runId, payoutCount: payouts } = run
    paid.confirmed.push({ runId, currency: previewed.currency, payouts })
  }
  const before = player.providerStubs.stripe.payments.length
  await sendOnline(world, faults)
  bookOnline(world)
  settleLater(world, { faults, month, confirmed })
  const later = player.now() + 8 * DAY
  world.agenda.add({ atMs: later, act: () => takeBackStripe(world, faults, before) })
}

/** Pays what is due in one program, if anything is. */
async function payProgram(
  player: Player,
  { id: programId, currency, approver }: Program,
  { faults, month }: { faults: MonthFaults; month: number },
) {
  const which = { programId, ...(faults.cap?.[currency] && { maxAmount: faults.cap[currency] }) }
  const { amount, payoutCount } = await player.call<Preview>('POST', '/payouts/preview', which)
  const previewed = { currency, amount, payouts: payoutCount }
  if (payoutCount === 0) return { previewed, run: null }
  const key = `month-${month + 1}`
  const run = approver
    ? await payDraft(player, approver, which)
    : await payPreview(player, { ...which, expectedAmount: amount, key })
  return { previewed, run }
}

/** Pays what the preview showed. A nervous finger: the same key pays nothing again. */
async function payPreview(player: Player, body: object): Promise<Confirmed> {
  const run = await player.call<Confirmed>('POST', '/payouts/confirm', body)
  await player.call('POST', '/payouts/confirm', body)
  return run
}

/** Pays a draft of the workspace's key, confirmed with the second one; confirming it again pays nothing. */
async function payDraft(player: Player, approver: HeadersInit, which: object): Promise<Confirmed> {
  const { id } = await player.call<{ id: string }>('POST', '/payouts/drafts', which)
  const path = `/payouts/drafts/${id}/confirm`
  const run = await player.call<Confirmed>('POST', path, undefined, approver)
  await player.call('POST', path, undefined, approver)
  return run
}

/** Runs the jobs, which fail at first; then the service is restored and reports what it has done already. */
async function sendOnline({ player }: World, { stripe, paypal }: MonthFaults): Promise<void> {
  if (stripe) player.providerStubs.stripe.fail(stripe)
  if (paypal) player.providerStubs.paypal.fail(paypal)
  await player.work()
  if (!stripe && !paypal) return
  player.providerStubs.stripe.heal()
  player.providerStubs.paypal.heal()
  await player.work()
}

/** Plans the days after: banks answer, people write cheques, PayPal calls, and some of it comes back. */
function settleLater(
  world: World,
  { faults, month, confirmed }: { faults: MonthFaults; month: number; confirmed: Confirmed[] },
): void {
  const { player, agenda } = world
  const files = confirmed.flatMap((run) => run.files)
  const payouts = confirmed.flatMap((run) => run.payouts)
  const later = (days: number, act: () => Promise<void>) =>
    agenda.add({ atMs: player.now() + days * DAY, act })
  later(1, async () => {
    const submit = ({ id }: PayoutFile) => player.call('POST', `/payouts/files/${id}/submitted`)
    await Promise.all(files.map(submit))
    await payByHand(world, payouts)
    await bookCredit(world)
    await settlePayPal(world, faults)
    if (BANNED_IN_FLIGHT.month === month) await banInFlight(world)
  })
  later(2, async () => {
    await Promise.all(files.map((file) => answerFile(world, file, { faults, month, payouts })))
  })
}

async function banInFlight(world: World): Promise<void> {
  const { partnerId } = enrolled(world, BANNED_IN_FLIGHT.key)
  const { id: programId } = world.programs.friends
  const body = { partnerId, programId, reason: 'brand_abuse' }
  await world.player.call('POST', '/partners/ban', body)
}

/** Books what the payment services report as paid. */
function bookOnline({ player, bank }: World): void {
  const { stripe, paypal } = player.providerStubs
  const fresh = (payments: readonly StubPayment[]) =>
    payments.filter(({ transferId }) => !bank.has(transferId))
  for (const { transferId: id, currency, amount } of fresh(stripe.payments)) {
    bank.deliver({ id, via: 'stripe-connect', currency, amountMinor: Number(amount) })
  }
  for (const { transferId: id, currency, amount } of fresh(paypal.payments)) {
    const amountMinor = Math.round(Number(amount) * 100)
    bank.deliver({ id, via: 'paypal', currency: currency.toLowerCase(), amountMinor })
  }
}

async function payByHand({ player, bank }: World, payouts: readonly Payout[]): Promise<void> {
  for (const { id, provider, currency, amount } of payouts) {
    if (provider !== 'manual') continue
    bank.deliver({ id, via: 'manual', currency, amountMinor: amount })
    await player.call('POST', `/payouts/${id}/complete`, { reference: `check ${id.slice(-4)}` })
  }
}

/** Books what waits as store credit in the shop, as an application of the workspace's own would, and says so. */
async function bookCredit({ player, bank }: World): Promise<void> {
  const path = '/payouts?provider=credit&status=processing&pageSize=100'
  for (const { id, currency, amount } of await player.call<Payout[]>('GET', path)) {
    bank.deliver({ id, via: 'credit', currency, amountMinor: amount })
    await player.call('POST', `/payouts/${id}/complete`, { reference: `store credit ${id}` })
  }
}

/** Sends PayPal's callbacks: it arrived, or nobody claimed it. */
async function settlePayPal(world: World, { payPalReturns = 0 }: MonthFaults): Promise<void> {
  const { player, bank } = world
  const { paypal } = player.providerStubs
  // A busy machine may have sent some of it only now.
  bookOnline(world)
  const open = paypal.payments.filter(({ transferId }) => !world.settled.has(transferId))
  for (const [n, { transferId }] of largestFirst(bank, open).entries()) {
    world.settled.add(transferId)
    const isBack = n < payPalReturns
    paypal.settle(
      transferId,
      isBack ? 'RETURNED' : 'SUCCESS',
      isBack ? 'RECEIVER_UNREGISTERED' : null,
    )
    if (isBack) bank.undo(transferId, 'returned')
    const type = `PAYMENT.PAYOUTS-ITEM.${isBack ? 'RETURNED' : 'SUCCEEDED'}`
    await callBack(world, 'paypal', paypal.event(type, transferId))
  }
}

/** Jobs pay in no certain order; what is chosen by its amount is the same each time. */
function largestFirst(bank: Bank, payments: readonly StubPayment[]): StubPayment[] {
  const amountOf = ({ transferId }: StubPayment) => bank.deliveries.get(transferId)!.amountMinor
  return payments.toSorted((a, b) => amountOf(b) - amountOf(a))
}

/** Reverses some transfers that Stripe completed days ago. */
async function takeBackStripe(
  world: World,
  { stripeReversals = 0 }: MonthFaults,
  from: number,
): Promise<void> {
  const { stripe } = world.player.providerStubs
  bookOnline(world)
  const recent = largestFirst(world.bank, stripe.payments.slice(from))
  for (const { transferId } of recent.slice(0, stripeReversals)) {
    stripe.takeBack(transferId)
    world.bank.undo(transferId, 'returned')
    await callBack(world, 'stripe-connect', stripe.event('transfer.reversed', transferId))
  }
}

async function callBack(
  { player }: World,
  provider: string,
  { body, headers }: { body: string; headers: Headers },
): Promise<void> {
  const accounts = await player.call<{ provider: string; callbackUrl: string | null }[]>(
    'GET',
    '/funding-accounts',
  )
  const address = accounts.find((one) => one.provider === provider)!.callbackUrl!
  headers.set('content-type', 'application/json')
  await player.call('POST', new URL(address).pathname.replace(/^\/api/, ''), body, headers)
}
