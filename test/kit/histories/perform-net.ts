import { expect } from 'bun:test'
import { monthEndMs, monthOf, nextMonth } from '../../../server/domain/month.ts'
import type { Call, Outcome } from './calls.ts'
import { must, send, type World } from './world.ts'

type Of<N extends Call['do']> = Call & { do: N }
const OK = { status: 200 }

export async function createMilestone(world: World, call: Of<'milestone'>) {
  const { group, metric, threshold, amount } = call
  const terms = { name: metric, metric, threshold, amount }
  await must(world, 'POST', '/milestones', { groupId: world.groups.get(group), ...terms })
  return OK
}

/** A chargeback is won, or a refund fails. */
export async function undoRefund(world: World, { invoiceId, refundId, amount }: Of<'undo'>) {
  await must(world, 'POST', '/track/refund/reverse', { invoiceId, refundId })
  world.sales.get(invoiceId)!.refunded -= amount
  return OK
}

/** Settles what the draft before has left, then drafts what is due, confirms that and settles it. */
export async function payByDraft(world: World, { outcome }: Of<'draft'>) {
  for (const id of world.openPayouts.splice(0)) await settle(world, id, outcome)
  const programId = world.program.id
  const draft = await send(world, 'POST', '/payouts/drafts', { programId })
  // Nothing is due to anybody.
  if (draft.status === 409) return OK
  expect(draft.status).toBe(201)
  const { payouts } = await must(world, 'POST', `/payouts/drafts/${draft.body.id}/confirm`)
  for (const { id } of payouts) await settle(world, id, outcome)
  return OK
}

async function settle(world: World, id: string, outcome: Outcome): Promise<void> {
  if (outcome === 'open') return void world.openPayouts.push(id)
  if (outcome !== 'failed') await must(world, 'POST', `/payouts/${id}/complete`, {})
  if (outcome === 'completed') return
  await must(world, 'POST', `/payouts/${id}/fail`, { reason: 'The bank said so' })
}

/** Closes every month that is over and keeps what the partners' statements of the last one say then. */
export async function closeMonths(world: World, { at }: Of<'close'>) {
  const last = monthOf(Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth(), 1) - 1)
  let month = world.statements.length === 0 ? last : nextMonth(world.statements.at(-1)!.month)
  for (; month <= last; month = nextMonth(month)) {
    await must(world, 'POST', `/programs/${world.program.id}/closings`, { month })
    world.statements.push({ month, text: await statements(world, month) })
  }
  return OK
}

async function statements(world: World, month: string): Promise<string> {
  const end = new Date(monthEndMs(month)).toISOString().slice(0, 10)
  const of = `programId=${world.program.id}&start=${month}-01&end=${end}`
  const paths = [...world.partners.values()].map(({ id }) => `/partners/${id}/statement?${of}`)
  paths.push(`/programs/${world.program.id}/closings/${month}`, `/ledger/entries?${of}`)
  const answers = await Promise.all(paths.map((path) => send(world, 'GET', path)))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  return JSON.stringify(answers.map(({ body }) => body))
}

/** A closed month reads at the end as it did when it was closed. */
export async function checkStatements(world: World): Promise<void> {
  for (const { month, text } of world.statements) {
    expect(await statements(world, month)).toBe(text)
  }
}
