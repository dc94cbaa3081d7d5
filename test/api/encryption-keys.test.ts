import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { readKeys } from '../../server/core/encryption-key.ts'
import { createSecrets } from '../../server/core/secrets.ts'
import { connectionRequests } from '../../server/db/schema/intake.ts'
import { placeOf, SEALED_COLUMNS } from '../../server/db/sealed.ts'
import type { Deps } from '../../server/deps.ts'
import { rotateKeys } from '../../server/jobs/rotate-keys.ts'
import {
  readUnsubscribeToken,
  unsubscribeUrl,
} from '../../server/modules/platform/mails/unsubscribe-token.ts'
import { openBackend } from '../../server/start.ts'
import { runCli } from '../cli/run-cli.ts'
import { TEST_KEY } from '../kit/backend.ts'
import { columnsMatching } from '../kit/columns-with.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { joinMember, PASSWORD } from '../kit/people.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'

const NEW_KEY = Buffer.alloc(32, 8).toString('base64')
const METHOD = '/partner/payout-method'
const IBAN = 'DE89370400440532013000'
const NAMES = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort()

let bench: PayoutBench
let who: Enrolled
let fileId: string
let session: { authorization: string }

beforeAll(async () => {
  bench = await openPayoutBench()
  await bench.fund('sepa')
  await bench.fund('stripe-connect')
  who = await bench.partner('sepa', { currency: 'eur' })
  await beginOnboarding(bench)
  await bench.earn(who, 5_000)
  await bench.confirm(who)
  fileId = (await bench.workspace.api('GET', '/payouts/files')).body[0].id
  const hook = { url: 'https://shop.example/hooks', events: ['payout.sent'] }
  const { body: webhook } = await bench.workspace.api('POST', '/webhooks', hook)
  await bench.workspace.api('POST', `/webhooks/${webhook.id}/rotate`)
  session = await bench.signIn(who)
  await receiveSegmentEvent(bench)
  const source = { source: 'rewardful', settings: { apiSecret: 'rewardful-secret' } }
  await bench.workspace.api('POST', '/imports', source)
  await beginConnecting(bench)
  const owner = await joinMember(bench.backend, bench.workspace, { role: 'owner' })
  await owner.call('POST', '/auth/two-factor', { password: PASSWORD })
})
afterAll(() => bench.close())

/** A partner who is on Stripe's page to set up another account. */
async function beginOnboarding(bench: PayoutBench) {
  const partner = await bench.partner('stripe-connect')
  const session = await bench.signIn(partner)
  const account = { provider: 'stripe-connect', country: 'DE' }
  await bench.workspace.api('POST', '/partner/payout-method/onboarding', account, session)
}

/** Somebody who is on a provider's page to connect an account. */
async function beginConnecting({ backend: { deps }, workspace }: PayoutBench) {
  const id = deps.ids.make('con')
  const details = deps.secrets.seal('{}', placeOf(connectionRequests.details, workspace.id, id))
  await deps.db.sql`
    insert into connection_requests (workspace_id, id, state_hash, provider, name, actor, details, expires_at)
    values (${workspace.id}, ${id}, 'hash', 'stripe', 'Shop', 'nobody', ${details.text}, now() + interval '1 hour')`
}

/** An event that waits in the inbox. */
async function receiveSegmentEvent({ backend, workspace }: PayoutBench) {
  const secret = 'shared-secret-1'
  const connection = { provider: 'segment', name: 'Shop', secret }
  const { body } = await workspace.api('POST', '/connections', connection)
  const event = JSON.stringify({ messageId: 'm1', type: 'identify', userId: 'ada' })
  const signature = createHmac('sha1', secret).update(event).digest('hex')
  const path = new URL(body.webhookUrl).pathname
  const headers = { 'x-signature': signature }
  await backend.handle(
    new Request(`http://localhost${path}`, { method: 'POST', body: event, headers }),
  )
}

/** What a server would be given that was started with these keys. */
function withKeys(...texts: string[]): Deps {
  const [first, ...others] = readKeys(texts.join(','))
  return { ...bench.backend.deps, secrets: createSecrets([first!, ...others]) }
}

test('every encrypted text of the database stands in a column that is rotated', async () => {
  expect(
    await columnsMatching(bench.backend, String.raw`\m[0-9a-f]{8}\.[A-Za-z0-9_-]{38,}`),
  ).toEqual(NAMES)
})

test('an encrypted account that was moved to another row does not open', async () => {
  const { sql } = bench.backend.deps.db
  const [own, other] = await sql`
    select id, details from payout_methods where removed_at is null
    order by partner_id <> ${who.partnerId}`
  const change = (details: string) =>
    sql`update payout_methods set details = ${details} where id = ${own!.id}`
  const body = { provider: 'sepa', details: { iban: IBAN } }
  await change(other!.details)
  expect((await bench.workspace.api('PUT', METHOD, body, session)).status).toBe(500)
  await change(own!.details)
})

/** A new partner sets the account up that `who` has: whom it was found to be shared with. */
async function shareAccount(): Promise<string[]> {
  const { sql } = bench.backend.deps.db
  const other = await bench.partner(null, { in: who })
  const body = { provider: 'sepa', details: { iban: IBAN } }
  const headers = await bench.signIn(other)
  expect((await bench.workspace.api('PUT', METHOD, body, headers)).status).toBe(200)
  const events = await sql`
    select data->>'sharedWith' as partner from outbox
    where type = 'partner.updated' and data->>'partnerId' = ${other.partnerId}
      and data->>'change' = 'payout_method'`
  return events.map(({ partner }) => partner)
}

test('rotation encrypts everything anew while both keys are valid, and can be run again', async () => {
  const { deps } = bench.backend
  const oldId = deps.secrets.keyId
  const both = withKeys(NEW_KEY, TEST_KEY)
  const { keyId } = both.secrets
  const env = { DATABASE_URL: deps.db.url, ENCRYPTION_KEY: `${NEW_KEY},${TEST_KEY}` }
  const set = { provider: 'sepa', details: { iban: IBAN } }
  expect((await bench.workspace.api('PUT', METHOD, set, session)).status).toBe(200)
  const unsubscribe = unsubscribeUrl(createCtx(deps, bench.scope), who.enrollmentId)

  // Servers with both keys, before and after the new one has encrypted anything.
  Object.assign(deps, { secrets: withKeys(TEST_KEY, NEW_KEY).secrets })
  expect(await shareAccount()).toEqual([who.partnerId])
  Object.assign(deps, { secrets: both.secrets })
  expect(await shareAccount()).toEqual([expect.stringMatching(/^pn_/)])
  expect(readUnsubscribeToken(deps, unsubscribe.split('/').at(-1)!)).not.toBeNull()
  const early = await runCli(['keys', 'rotate'], env)
  expect([early.code, early.err]).toEqual([1, expect.stringContaining('No server encrypts with')])
  const config = { databaseUrl: deps.db.url, encryptionKey: env.ENCRYPTION_KEY }
  await (await openBackend({ ...deps.config, ...config })).close()
  const before = await runCli(['keys', 'rotate', '--check'], env)
  expect([before.code, before.out]).toEqual([1, expect.stringContaining('payout_files.content')])

  const steps: number[] = []
  const { done, left, removed } = await rotateKeys(deps, (now) => steps.push(now))
  expect([done, left, removed]).toEqual([steps.at(-1)!, 0, [oldId]])
  expect(done).toBeGreaterThanOrEqual(NAMES.length)
  expect(await columnsMatching(bench.backend, String.raw`\m${oldId}\.`)).toEqual([])
  expect(await columnsMatching(bench.backend, String.raw`\m${keyId}\.`)).toEqual(NAMES)
  expect(await rotateKeys(deps, () => {})).toEqual({ keyId, done: 0, left: 0, removed: [] })

  // Servers with the new key alone read all of it, and recognise accounts that were stored before.
  Object.assign(deps, { secrets: withKeys(NEW_KEY).secrets })
  const file = await bench.workspace.api('GET', `/payouts/files/${fileId}/content`)
  expect([file.status, file.body]).toEqual([200, expect.stringContaining('<IBAN>')])
  expect(await shareAccount()).toEqual([expect.stringMatching(/^pn_/)])

  const [after, wrong] = await Promise.all([
    runCli(['keys', 'rotate'], { ...env, ENCRYPTION_KEY: NEW_KEY }),
    runCli(['keys', 'rotate'], { ...env, ENCRYPTION_KEY: TEST_KEY }),
  ])
  expect([after.code, after.out]).toEqual([0, expect.stringContaining('No other key is needed')])
  expect([wrong.code, wrong.err]).toEqual([
    1,
    // The other one may still hold the lock of migrations, which is said first.
    expect.stringContaining(
      `This database is encrypted with the key ${keyId}, but ENCRYPTION_KEY is the key ${oldId}. Set it to the one that was used before, or to both, the new one first, separated by a comma.\n`,
    ),
  ])
})
