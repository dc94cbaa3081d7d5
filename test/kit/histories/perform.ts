import { matureCommissions } from '../../../server/features/commissions/mature-commissions.ts'
import { priceHeldCommissions } from '../../../server/features/commissions/price-held-commissions.ts'
import { changeEnrollment } from '../../../server/features/enrollments/change-enrollment.ts'
import { mergePartners } from '../../../server/features/partners/merge-partners.ts'
import { confirmPayouts } from '../../../server/features/payouts/confirm-payouts.ts'
import { recordReport } from '../../../server/features/payouts/record-report.ts'
import { ApiError } from '../../../server/domain/errors.ts'
import type { Call, Doing } from './calls.ts'
import { namedCommissions, namedPayouts } from './names.ts'
import { clickThrough, recordRefund, recordSale, tellLead } from './perform-events.ts'
import { createProgram, enroll, offer, storeRates } from './perform-set-up.ts'
import { must, send, type World } from './world.ts'

/** Does one thing of a history, at its time. Whether it was refused is for the assertions to find. */
export async function perform(world: World, call: Call): Promise<void> {
  world.backend.clock.set(call.at)
  world.journal.push(call)
  const { status } = await DO[call.do](world, call as never)
  if (status >= 300) world.refused++
}

/** Several at once. */
export async function performTogether(world: World, calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map((call) => perform(world, call)))
}

type Done = Promise<{ status: number }>
const OK = { status: 200 }

const DO: { [N in Doing['do']]: (world: World, call: Call & { do: N }) => Done } = {
  program: createProgram,
  reward: offer,
  enroll,
  rates: storeRates,
  click: clickThrough,
  lead: tellLead,
  sale: recordSale,
  refund: recordRefund,
  async group(world, { group, holdingPeriodDays }) {
    const body = { programId: world.program.id, name: group, slug: group, holdingPeriodDays }
    world.groups.set(group, (await must(world, 'POST', '/groups', body)).id)
    return OK
  },
  edit: (world, { group, event, terms }) =>
    send(world, 'PATCH', `/rewards/${world.rewards.get(`${group} ${event}`)}`, terms),
  price: (world) => verb(priceHeldCommissions(world.backend.deps, world.scope)),
  mature: (world) => verb(matureCommissions(world.backend.deps, world.scope)),
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
    const which = { partnerId: world.partners.get(partner)!.id, programId: world.program.id }
    const change = { action, which, ...(action === 'ban' && { ban: { reason: 'spam' as const } }) }
    return verb(changeEnrollment(world.backend.deps, world.scope, change))
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
    const done = await verb(mergePartners(world.backend.deps, world.scope, body))
    if (done.status < 300) source.merged = true
    return done
  },
  confirm(world, { run: key, cap, partners }) {
    const partnerIds = partners.map((name) => world.partners.get(name)!.id)
    const capMinor = cap === null ? null : BigInt(cap)
    const asked = { programId: world.program.id, partnerIds, key, capMinor, expectedMinor: null }
    return verb(confirmPayouts(world.backend.deps, world.scope, asked))
  },
  async report(world, { payout, status }) {
    const { transferId } = await find(namedPayouts(world), payout)
    const told = { transferId, status, reference: null, reason: null }
    return verb(recordReport(world.backend.deps, world.scope, told))
  },
}

/** A verb that no route calls yet: what it refuses is an `ApiError`, all else is a defect. */
async function verb(work: Promise<unknown>): Done {
  try {
    await work
    return OK
  } catch (error) {
    if (error instanceof ApiError) return { status: 400 }
    throw error
  }
}

async function find<T extends { name: string }>(list: Promise<T[]>, name: string): Promise<T> {
  const found = (await list).find((one) => one.name === name)
  if (found) return found
  throw new Error(`nothing is called ${name}`)
}
