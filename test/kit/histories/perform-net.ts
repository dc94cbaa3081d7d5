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

/** Settles what earlier drafts left to these partners, drafts what is due to them, confirms it and settles that. */
export async function payByDraft(world: World, { outcomes }: Of<'draft'>) {
  const names = Object.keys(outcomes)
  const earlier = names.flatMap((name) =>
    (world.openPayouts.get(name) ?? []).map((id) => [id, name]),
  )
  for (const name of names) world.openPayouts.delete(name)
  const nameOf = new Map(names.map((name) => [world.partners.get(name)!.id, name]))
  const settleAll = (list: string[][]) =>
    Promise.all(list.map(([id, name]) => settle(world, { id: id!, name: name! }, outcomes[name!]!)))
  await settleAll(earlier)
  const body = { programId: world.program.id, partnerIds: [...nameOf.keys()] }
  const draft = await send(world, 'POST', '/payouts/drafts', body)
  // Nothing is due to anybody.
  if (draft.status === 409) return OK
  expect(draft.status).toBe(201)
  const { payouts } = await must(world, 'POST', `/payouts/drafts/${draft.body.id}/confirm`)
  const settled = (one: { id: string; partner: { id: string } }) => [
    one.id,
    nameOf.get(one.partner.id)!,
  ]
  await settleAll(payouts.map(settled))
  return OK
}

async function settle(
  world: World,
  { id, name }: { id: string; name: string },
  outcome: Outcome,
): Promise<void> {
  const { openPayouts } = world
  if (outcome === 'open') return void openPayouts.set(name, [...(openPayouts.get(name) ?? []), id])
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

/** What a month says: the journal of all partners, and the statements of two, others each month. */
async function statements(world: World, month: string): Promise<string> {
  const end = new Date(monthEndMs(month)).toISOString().slice(0, 10)
  const of = `programId=${world.program.id}&start=${month}-01&end=${end}`
  const partners = [...world.partners.values()]
  const first = (Number(month.slice(5)) * 2) % partners.length
  const paths = partners.slice(first, first + 2).map(({ id }) => `/partners/${id}/statement?${of}`)
  paths.push(`/programs/${world.program.id}/closings/${month}`, `/ledger/entries/export?${of}`)
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
