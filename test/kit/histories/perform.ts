import { createCtx } from '../../../server/core/ctx.ts'
import { matureCommissions } from '../../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { priceHeldCommissions } from '../../../server/modules/earnings/commissions/hold/price-held-commissions.ts'
import { recordReport } from '../../../server/modules/payouts/payouts/record-report.ts'
import { stop } from './bank.ts'
import type { Call, Doing } from './calls.ts'
import { namedCommissions, namedPayouts } from './names.ts'
import { clickThrough, recordRefund, recordSale, sendLead } from './perform-events.ts'
import { closeMonths, createMilestone, payByDraft, undoRefund } from './perform-net.ts'
import { createProgram, enroll, giveCode, offer, storeRates } from './perform-set-up.ts'
import { must, send, type World } from './world.ts'

/** Does one thing of a history, at its time. Whether it was refused is for the assertions to find. */
export async function perform(world: World, call: Call): Promise<void> {
  world.backend.clock.set(call.at)
  world.journal.push(call)
  const { status } = await (DO as Doers)[call.do]!(world, call as never)
  if (status >= 300) world.refused++
}

/** Several at once. */
export async function performTogether(world: World, calls: readonly Call[]): Promise<void> {
  world.racing = true
  await Promise.all(calls.map((call) => perform(world, call)))
  world.racing = false
}

type Done = Promise<{ status: number }>
type Doers = Record<string, (world: World, call: never) => Done>
const OK = { status: 200 }

const DO: { [N in Doing['do']]: (world: World, call: Call & { do: N }) => Done } = {
  program: createProgram,
  reward: offer,
  enroll,
  code: giveCode,
  rates: storeRates,
  click: clickThrough,
  lead: sendLead,
  sale: recordSale,
  refund: recordRefund,
  undo: undoRefund,
  milestone: createMilestone,
  draft: payByDraft,
  close: closeMonths,
  async group(world, { group, holdingPeriodDays }) {
    const body = { programId: world.program.id, name: group, slug: group, holdingPeriodDays }
    world.groups.set(group, (await must(world, 'POST', '/groups', body)).id)
    return OK
  },
  edit: (world, { group, event, terms }) =>
    send(world, 'PATCH', `/rewards/${world.rewards.get(`${group} ${event}`)}`, terms),
  async price(world) {
    await priceHeldCommissions(createCtx(world.backend.deps, world.scope))
    return OK
  },
  async mature(world) {
    await matureCommissions(createCtx(world.backend.deps, world.scope))
    return OK
  },
  custom(world, { partner, externalId, amount, description }) {
    const { id: partnerId } = world.partners.get(partner)!
    const body = { type: 'custom', partnerId, externalId, amount, description }
    return send(world, 'POST', '/commissions', { ...body, programId: world.program.id })
  },
  async change(world, { commission, body, at }) {
    const { id } = await find(namedCommissions(world), commission)
    const answer = await send(world, 'PATCH', `/commissions/${id}`, body)
    if (answer.status < 300 && !('status' in body)) {
      const edits = world.edits.get(commission) ?? []
      world.edits.set(commission, [...edits, { earnings: answer.body.earnings, at }])
    }
    return answer
  },
  async bulk(world, { commissions, status }) {
    const known = await namedCommissions(world)
    const commissionIds = commissions.map((name) => known.find((one) => one.name === name)!.id)
    return send(world, 'PATCH', '/commissions/bulk', { commissionIds, status })
  },
  enrollment(world, { partner, action }) {
    const verb = action === 'restore' ? 'unban' : action
    const path = `/partners/${world.partners.get(partner)!.id}/${verb}`
    const more = { ban: { reason: 'spam' }, restore: { restore: true } }[action as string]
    const body = { programId: world.program.id, ...more }
    return send(world, 'POST', path, body)
  },
  async move(world, { partner, from, to }) {
    const { enrollmentId } = world.partners.get(partner)!
    const path = `/groups/${world.groups.get(from)}/move-enrollments`
    const body = { toGroupId: world.groups.get(to), enrollmentIds: [enrollmentId] }
    const answer = await send(world, 'POST', path, body)
    if (answer.status < 300) world.partners.get(partner)!.group = to
    return answer
  },
  async merge(world, { from, into }) {
    const [source, target] = [world.partners.get(from)!, world.partners.get(into)!]
    const body = { fromPartnerId: source.id, intoPartnerId: target.id }
    const done = await send(world, 'POST', '/partners/merge', body)
    if (done.status < 300) source.merged = true
    return done
  },
  confirm(world, { run: key, cap, partners }) {
    const partnerIds = partners.map((name) => world.partners.get(name)!.id)
    const body = {
      programId: world.program.id,
      key,
      partnerIds,
      ...(cap !== null && { maxAmount: cap }),
    }
    return send(world, 'POST', '/payouts/confirm', body)
  },
  async report(world, { payout, status }) {
    const { id, transferId } = await find(namedPayouts(world), payout)
    if (status === 'completed') return send(world, 'POST', `/payouts/${id}/complete`, {})
    const reason = 'The bank said so'
    if (status !== 'sent') return send(world, 'POST', `/payouts/${id}/fail`, { reason })
    // Who pays by hand does not say so; a provider does.
    const told = { transferId, status, reference: null, reason: null }
    await recordReport(createCtx(world.backend.deps, world.scope), told)
    return OK
  },
  async stop(world, { payout }) {
    const { id, transferId, amountMinor } = await find(namedPayouts(world), payout)
    const answer = await send(world, 'POST', `/payouts/${id}/cancel`)
    if (answer.status < 300) stop(world.bank, { id: transferId, amountMinor })
    return answer
  },
}

async function find<T extends { name: string }>(list: Promise<T[]>, name: string): Promise<T> {
  const found = (await list).find((one) => one.name === name)
  if (found) return found
  throw new Error(`nothing is called ${name}`)
}
