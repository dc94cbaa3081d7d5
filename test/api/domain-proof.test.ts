import { beforeEach, describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { recheckAllDomains } from '../../server/jobs/recheck-domains.ts'
import { createDomain } from '../../server/modules/links/domains/create-domain.ts'
import { verifyByOperator } from '../../server/modules/links/domains/verify-domain.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const url = 'https://x.org/'

const backend = await testBackend({ config: { origin: 'https://refer.svc.test' } })
const { dns, clock } = backend
const workspace = await createTestWorkspace(backend)
const rival = await createTestWorkspace(backend)

let count = 0
let slug = ''
beforeEach(() => {
  slug = `link${++count}.shop.test`
  dns.silent = null
})

const add = async (own: TestWorkspace) => {
  const { status, body } = await own.api('POST', '/domains', { slug })
  expect(status).toBe(201)
  await own.api('POST', '/links', { url: `${url}${own.id}`, domain: slug, key: 'k' })
  return body
}
const verify = (own: TestWorkspace, named = slug) => own.api('POST', `/domains/${named}/verify`)
const standing = async (own: TestWorkspace) =>
  (await own.api('GET', `/domains/${slug}`)).body.verification
/** Whose link answers at the domain: null when nobody's does. */
const served = async () => {
  const answer = await workspace.visit('k', { headers: { host: slug } })
  const to = answer.headers.get('location')
  return to === null ? null : to.includes(workspace.id) ? workspace : rival
}
const actor = { type: 'system', name: 'cli' } as const
const operatorOf = ({ id: workspaceId, plan }: TestWorkspace) =>
  createCtx(backend.deps, { workspaceId, plan, actor })

describe('a domain', () => {
  test('serves nothing until its record is there, and says which one', async () => {
    const domain = await add(workspace)
    expect(domain.verified).toBe(false)
    const { status, record, alternative, verifiedAt } = domain.verification
    expect([status, verifiedAt]).toEqual(['unverified', null])
    const name = `_svc-challenge.${slug}`
    expect(record).toEqual({
      type: 'TXT',
      name,
      value: expect.stringMatching(/^svc-verify=\w{32}$/),
    })
    expect(alternative).toEqual({
      type: 'CNAME',
      name,
      value: expect.stringMatching(/^[0-9a-z]{32}\.refer\.svc\.test$/),
    })
    expect((await workspace.api('GET', `/domains/${domain.id}`)).body).toEqual(domain)
    expect(await served()).toBeNull()

    const missing = await verify(workspace)
    expect([missing.status, missing.body.error.code]).toEqual([422, 'unprocessable_entity'])
    expect(missing.body.error.message).toStartWith(
      `${name} must have the TXT record "${record.value}" or be a CNAME to "${alternative.value}". There is none now.`,
    )
    dns.set({ type: 'TXT', name, value: 'svc-verify=of-somebody-else' })
    dns.set({ type: 'CNAME', name, value: 'refer.svc.test' })
    expect((await verify(workspace)).body.error.message).toContain(
      'There are only TXT "svc-verify=of-somebody-else", CNAME "refer.svc.test".',
    )
    dns.silent = 'ESERVFAIL'
    const silent = await verify(workspace)
    expect([silent.status, silent.headers.get('retry-after')]).toEqual([503, '60'])
    expect(silent.body.error.message).toContain('do not answer')
    expect(silent.body.error.message).toContain('(ESERVFAIL)')
    expect(await served()).toBeNull()

    dns.silent = null
    dns.set(record)
    const { body } = await verify(workspace, domain.id)
    const verification = { status: 'verified', verifiedBy: 'dns' }
    expect(body).toMatchObject({ slug, verified: true, verification })
    expect(await served()).toBe(workspace)
  })

  test('is proved by a CNAME to the token as well', async () => {
    const { verification } = await add(workspace)
    dns.set({ ...verification.alternative, value: verification.alternative.value.toUpperCase() })
    expect((await verify(workspace)).status).toBe(200)
    expect(await served()).toBe(workspace)
  })

  test('is for whoever proves it, whoever came first', async () => {
    await add(workspace)
    const theirs = await add(rival)
    dns.set(theirs.verification.record)
    expect((await verify(workspace)).status).toBe(422)
    expect((await verify(rival)).status).toBe(200)
    expect(await served()).toBe(rival)
    expect((await standing(workspace)).status).toBe('unverified')
  })

  test('is one workspace’s at a time, also when two can prove it at once', async () => {
    for (const own of [workspace, rival]) dns.set((await add(own)).verification.record)
    const answers = await Promise.all([verify(workspace), verify(rival)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = answers[0]!.status === 200 ? workspace : rival
    expect(await served()).toBe(winner)
    expect((await verify(winner)).status).toBe(200)
    expect(await served()).toBe(winner)
  })

  test('goes over to another workspace that proves it when the first one’s record has gone', async () => {
    const ours = await add(workspace)
    dns.set(ours.verification.record)
    await verify(workspace)
    dns.remove(ours.verification.record.name)
    dns.set((await add(rival)).verification.record)
    expect(await served()).toBe(workspace)
    expect((await verify(rival)).status).toBe(200)
    expect(await served()).toBe(rival)
    expect((await standing(workspace)).status).toBe('lost')
    expect((await verify(workspace)).status).toBe(422)
  })

  test('has to be proved anew under another name', async () => {
    const { verification } = await add(workspace)
    dns.set(verification.record)
    await verify(workspace)
    const before = slug
    slug = `moved.${before}`
    const { body } = await workspace.api('PATCH', `/domains/${before}`, { slug })
    expect([body.verified, body.verification.status]).toEqual([false, 'unverified'])
    expect(body.verification.record.value).not.toBe(verification.record.value)
    expect(await served()).toBeNull()
    dns.set({ ...body.verification.record, value: verification.record.value })
    expect((await verify(workspace)).status).toBe(422)
    const kept = await workspace.api('PATCH', `/domains/${slug}`, { slug, placeholder: url })
    expect(kept.body.verification.record).toEqual(body.verification.record)
  })

  test('is not what new links get while another one is verified', async () => {
    const own = await createTestWorkspace(backend)
    await own.api('POST', '/domains', { slug, primary: true })
    expect((await own.api('POST', '/links', { url })).body.domain).toBe(own.domain)
    dns.set((await standing(own)).record)
    await verify(own)
    expect((await own.api('POST', '/links', { url })).body.domain).toBe(slug)
  })
})

describe('the record of a verified domain', () => {
  const recheck = async (ms: number) => {
    clock.advance(ms)
    dns.asked.length = 0
    await recheckAllDomains(backend.deps)
    return dns.asked.includes(`_svc-challenge.${slug}`)
  }
  const verified = async () => {
    const { verification } = await add(workspace)
    dns.set(verification.record)
    await verify(workspace)
    return verification.record
  }

  test('is looked for each day; without it links redirect for seven days', async () => {
    const record = await verified()
    expect(await recheck(HOUR_MS)).toBe(false)
    expect(await recheck(23 * HOUR_MS)).toBe(true)
    expect((await standing(workspace)).status).toBe('verified')
    dns.remove(record.name)
    expect(await recheck(DAY_MS)).toBe(true)
    const since = clock.now()
    const failing = await standing(workspace)
    expect(failing).toMatchObject({ status: 'failing', checkedAt: failing.failingSince })
    expect(Date.parse(failing.servesUntil) - since).toBe(7 * DAY_MS)
    expect(await recheck(HOUR_MS)).toBe(true)
    expect(await served()).toBe(workspace)
    expect(await recheck(7 * DAY_MS - 2 * HOUR_MS)).toBe(true)
    expect(await served()).toBe(workspace)
    await recheck(HOUR_MS)
    expect((await standing(workspace)).status).toBe('lost')
    expect(await served()).toBeNull()
    expect(await recheck(2 * DAY_MS)).toBe(false)
    dns.set(record)
    expect((await verify(workspace)).body.verification.status).toBe('verified')
    expect(await served()).toBe(workspace)
  })

  test('may come back, and then nothing has happened', async () => {
    const record = await verified()
    dns.remove(record.name)
    await recheck(DAY_MS)
    expect((await standing(workspace)).status).toBe('failing')
    dns.set(record)
    await recheck(HOUR_MS)
    expect(await standing(workspace)).toMatchObject({ status: 'verified', servesUntil: null })
  })

  test('is not missing because no name server answers', async () => {
    await verified()
    dns.silent = 'ETIMEOUT'
    for (let day = 0; day < 9; day++) await recheck(DAY_MS)
    expect((await standing(workspace)).status).toBe('verified')
    expect(await served()).toBe(workspace)
  })
})

describe('the server’s own address', () => {
  test.each(['refer.svc.test', 'REFER.svc.test:8443', 'www.refer.svc.test'])(
    'is for its operator alone: %s',
    async (own) => {
      const before = (await workspace.api('GET', '/domains')).body
      const domain = await workspace.api('POST', '/domains', { slug: own })
      expect([domain.status, domain.body.error.code]).toEqual([403, 'forbidden'])
      expect(domain.body.error.message).toContain('cli domain add')
      const path = `/domains/${workspace.domain}`
      expect((await workspace.api('PATCH', path, { slug: own })).status).toBe(403)
      expect((await workspace.api('GET', '/domains')).body).toEqual(before)
    },
  )

  test('serves the links of the workspace that the operator gave it to', async () => {
    slug = 'refer.svc.test'
    await createDomain(operatorOf(workspace), { slug })
    const domain = await verifyByOperator(operatorOf(workspace), slug)
    expect(domain.verification).toMatchObject({ status: 'verified', verifiedBy: 'operator' })
    await workspace.api('POST', '/links', { url: `${url}${workspace.id}`, domain: slug, key: 'k' })
    expect(await served()).toBe(workspace)
    expect((await verify(workspace)).status).toBe(403)
  })
})

test('the operator’s word needs no record, and is taken back by the operator alone', async () => {
  await add(workspace)
  await verifyByOperator(operatorOf(workspace), slug)
  expect(await served()).toBe(workspace)
  dns.set((await add(rival)).verification.record)
  expect((await verify(rival)).status).toBe(409)
  await expect(verifyByOperator(operatorOf(rival), slug)).rejects.toThrow('--take-over')
  clock.advance(2 * DAY_MS)
  await recheckAllDomains(backend.deps)
  expect(await served()).toBe(workspace)
  await verifyByOperator(operatorOf(rival), slug, { takeOver: true })
  expect(await served()).toBe(rival)
  expect((await standing(workspace)).status).toBe('lost')
})
