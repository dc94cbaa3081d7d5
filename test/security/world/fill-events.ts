import type { TestBackend } from '../../kit/backend.ts'
import { matureAll } from '../../../server/jobs/mature-commissions.ts'
import { runOnce } from '../../../server/jobs/queue.ts'
import { reconcileLedgers } from '../../../server/jobs/reconcile-ledgers.ts'
import { relayOutbox } from '../../../server/jobs/relay-outbox.ts'
import { keepPartitions } from '../../../server/jobs/keep-partitions.ts'
import type { FilledProgram } from './fill-program.ts'
import type { Filling } from './tenant.ts'

/** Plays clicks, leads, sales and refunds, one sale of them suspicious. */
export async function fillEvents(filling: Filling, { ada, bob }: FilledProgram): Promise<void> {
  const { call, tag, workspace, backend } = filling
  const follow = async (key: string) => {
    backend.clock.advance(1000)
    const headers = { referer: `https://${tag.toLowerCase()}.press.test/` }
    const answer = await workspace.visit(key, { visitor: `${tag} ${key}`, headers })
    return new URL(answer.headers.get('location')!).searchParams.get('svc_id')!
  }
  const buyers = [
    { name: 'carol', key: ada.link.key, email: `carol@${tag.toLowerCase()}.test` },
    { name: 'self', key: ada.link.key, email: ada.email },
    { name: 'dave', key: bob.link.key, email: `dave@${tag.toLowerCase()}.test` },
    { name: 'erin', key: `${tag}-link-1`, email: `erin@${tag.toLowerCase()}.test` },
  ]
  for (const { name, key, email } of buyers) {
    const clickId = await follow(key)
    await backend.deps.db.sql`
      insert into click_aliases (workspace_id, id, click_id)
      values (${workspace.id}, ${backend.deps.ids.make('')}, ${clickId})`
    await call('POST', '/track/lead', {
      clickId,
      eventName: `Event ${tag}`,
      customerExternalId: `${tag}-${name}`,
      customerName: `${name} ${tag}`,
      customerEmail: email,
      metadata: { plan: tag },
    })
    await call('POST', '/track/sale', {
      customerExternalId: `${tag}-${name}`,
      amount: 10_000,
      currency: 'eur',
      invoiceId: `${tag}-invoice-${name}`,
      lineItems: [{ productId: `${tag}-mug`, name: `Mug ${tag}`, amount: 10_000 }],
      metadata: { note: tag },
    })
  }
  await backend.deps.db.sql`
    insert into merged_customers (workspace_id, id, into_id, merged_at)
    select workspace_id, ${backend.deps.ids.make('cus')}, min(id), now() from customers
    where workspace_id = ${workspace.id} group by workspace_id`
  await call('POST', '/track/refund', {
    invoiceId: `${tag}-invoice-carol`,
    amount: 1_000,
    refundId: `${tag}-refund`,
  })
  // Of a customer who has no lead yet, and of somebody whom only a sale tells of.
  const frank = { externalId: `${tag}-frank`, name: `Frank ${tag}` }
  await call('POST', '/customers', { ...frank, email: `frank@${tag.toLowerCase()}.test` })
  for (const name of ['frank', 'grace']) {
    const customerExternalId = `${tag}-${name}`
    await call('POST', '/track/sale', { customerExternalId, amount: 900_000, currency: 'eur' })
  }
}

/** Pays what was earned a month ago by a file and by hand, closes that month, and earns more. */
export async function fillPayouts(filling: Filling, program: FilledProgram): Promise<void> {
  const { backend, call, tag } = filling
  const account = await call('POST', '/funding-accounts', {
    provider: 'sepa',
    name: `Account ${tag}`,
    details: { name: 'Acme GmbH', iban: 'DE89370400440532013000' },
  })
  await call('POST', `/funding-accounts/${account.id}/verify`, { confirm: true })
  await call('POST', '/payouts/confirm', { programId: program.id })
  await call('POST', `/programs/${program.id}/closings`, { month: closedMonth(backend) })
  for (const { id } of [program.ada, program.bob]) {
    await call('POST', '/commissions', {
      type: 'custom',
      partnerId: id,
      programId: program.id,
      amount: 700,
      description: `Commission ${tag}`,
    })
  }
}

/** Drafts the next run. */
export async function fillDraft({ call }: Filling, program: FilledProgram): Promise<void> {
  await call('POST', '/payouts/drafts', { programId: program.id })
}

/** The month that is closed: the last one. */
export function closedMonth({ clock }: TestBackend): string {
  const date = new Date(clock.now())
  date.setUTCDate(0)
  return date.toISOString().slice(0, 7)
}

/** Runs what servers do beside requests. */
export async function work({ deps }: TestBackend): Promise<void> {
  await keepPartitions(deps)
  await matureAll(deps)
  await relayOutbox(deps)
  await runOnce(deps)
  await reconcileLedgers(deps)
}
