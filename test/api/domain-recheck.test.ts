import { expect, test } from 'bun:test'
import { recheckAllDomains } from '../../server/jobs/recheck-domains.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000

const backend = await testBackend()
const { dns, clock, deps } = backend
const workspace = await createTestWorkspace(backend)

const standing = async (slug: string) =>
  (await workspace.api('GET', `/domains/${slug}`)).body.verification
const recheck = (ms: number) => {
  clock.advance(ms)
  return recheckAllDomains(deps)
}

test('a domain that is proved anew while its record is looked for is not lost by that look', async () => {
  const slug = 'again.test'
  const { record } = (await workspace.addDomain(slug)).body.verification
  dns.remove(record.name)
  await recheck(DAY_MS)
  expect((await standing(slug)).status).toBe('failing')
  dns.meanwhile = async () => {
    clock.advance(1)
    dns.set(record)
    expect((await workspace.api('POST', `/domains/${slug}/verify`)).status).toBe(200)
  }
  await recheck(8 * DAY_MS)
  expect(await standing(slug)).toMatchObject({ status: 'verified', failingSince: null })
})

test('a domain that is renamed or removed meanwhile is left alone', async () => {
  for (const change of ['PATCH', 'DELETE'] as const) {
    const slug = `${change.toLowerCase()}.test`
    const { record } = (await workspace.addDomain(slug)).body.verification
    dns.remove(record.name)
    const body = change === 'PATCH' ? { slug: `new.${slug}` } : undefined
    dns.meanwhile = () => workspace.api(change, `/domains/${slug}`, body)
    await recheck(DAY_MS)
  }
  expect((await standing('new.patch.test')).status).toBe('unverified')
  expect((await workspace.api('GET', '/domains/delete.test')).status).toBe(404)
})
