import { Stripe } from 'stripe'
import type { Filling } from './tenant.ts'

const SECRET = 'whsec_abcdefghijklmnop'

/** Makes a webhook, an import that is being prepared, and a connection with a back-fill, whose inbox has an event that waits. */
export async function fillIntegrations({ backend, call, tag, workspace }: Filling): Promise<void> {
  const prepared = await call('POST', '/imports', { source: 'csv', name: `Import ${tag}` })
  const file = { kind: 'partner', part: 0, text: `email\nimported-${tag}@partners.test\n` }
  await call('POST', `/imports/${prepared.id}/files`, file)
  await backend.deps.db.sql`
    insert into import_rows (workspace_id, import_id, num, program_id, source, kind, source_id, line, status)
    select workspace_id, id, 0, program_id, 'csv', 'partner', ${tag}, ${`${tag}.csv, line 2`}, 'skipped'
    from imports where workspace_id = ${workspace.id} and id = ${prepared.id}`
  const url = `https://${tag.toLowerCase()}.hooks.test/`
  await call('POST', '/webhooks', { url, events: ['payout_run.failed'] })
  const connection = { provider: 'stripe', name: `Connection ${tag}`, secret: SECRET }
  const { id, webhookUrl } = await call('POST', '/connections', connection)
  await backend.deps.db.sql`
    insert into connection_aliases (workspace_id, connection_id, kind, provider_id, value)
    values (${workspace.id}, ${id}, 'payment', ${`pi_alias_${tag}`}, ${`in_${tag}`})`
  await backend.deps.db.sql`
    insert into connected_accounts (workspace_id, connection_id, provider, account_id)
    values (${workspace.id}, ${id}, 'stripe', ${`acct_${tag}`})`
  await backend.deps.db.sql`
    insert into connection_requests (workspace_id, id, state_hash, provider, name, actor, details, expires_at)
    values (${workspace.id}, ${backend.deps.ids.make('con')}, ${`hash ${tag}`}, 'stripe', ${tag}, 'nobody',
      'sealed', now() + interval '1 hour')`
  const counts = { leads: 0, sales: 0, amounts: {}, problems: 0, reasons: [] }
  await backend.deps.db.sql`
    insert into backfills (workspace_id, id, connection_id, dry_run, since, counts)
    values (${workspace.id}, ${backend.deps.ids.make('bfl')}, ${id}, true, now(), ${JSON.stringify(counts)}::text::jsonb)`
  const atSeconds = Math.floor(backend.deps.clock.now() / 1000)
  // Its payment is not known, so that it waits.
  const refund = { id: `re_${tag}`, payment_intent: `pi_${tag}`, amount: 1, status: 'succeeded' }
  const event = { id: `evt_${tag}`, type: 'refund.created', created: atSeconds }
  const body = JSON.stringify({ ...event, data: { object: refund } })
  const signature = await new Stripe('sk_unused').webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: SECRET,
    timestamp: atSeconds,
  })
  const headers = { 'stripe-signature': signature }
  const path = new URL(webhookUrl).pathname
  const request = new Request(`http://svc.test${path}`, { method: 'POST', body, headers })
  const { status } = await backend.handle(request)
  if (status !== 200) throw new Error(`POST ${path} answered ${status}`)
}

/** Sends a test event, after all jobs have run: nobody answers it, so that it waits. */
export async function sendTestEvent({ call }: Filling): Promise<void> {
  const [{ id }] = await call('GET', '/webhooks')
  await call('POST', `/webhooks/${id}/test`)
}

/** Returns where the connection's events arrive: the end of the path. */
export async function receiverOf({ call }: Filling): Promise<string> {
  const [{ webhookUrl }] = await call('GET', '/connections')
  return new URL(webhookUrl).pathname.split('/').at(-1)!
}
