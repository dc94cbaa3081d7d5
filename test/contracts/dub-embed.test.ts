import { expect, test } from 'bun:test'
import { Forbidden, NotFound, UnprocessableEntity } from 'dub/models/errors'
import { testBackend } from '../kit/test-backend.ts'
import { dubClient } from '../kit/dub.ts'
import { callerWith } from '../kit/embed.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const client = dubClient(backend, workspace)

const viewOf = async (token: string) => (await callerWith(backend, token)('GET', '')).body

test('a token is created for a partner by either id', async () => {
  const { partner } = await program.enroll('Grace Okoro', { tenantId: 't-1' })
  for (const which of [{ partnerId: partner.id }, { tenantId: 't-1' }]) {
    const { publicToken, expires } = await client.embedTokens.referrals(which)
    expect(Date.parse(expires)).toBe(backend.clock.now() + 7_200_000)
    expect((await viewOf(publicToken)).partner.id).toBe(partner.id)
  }
})

test('somebody new is enrolled on the way, with everything that the client can say', async () => {
  const { publicToken } = await client.embedTokens.referrals({
    tenantId: 't-2',
    partner: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      username: 'countess',
      image: 'https://example.com/ada.png',
      tenantId: 't-2',
      groupId: program.group.id,
      country: 'GB',
      description: 'Writes programs',
      linkProps: { prefix: '/c/', comments: 'VIP', tagNames: [] },
    },
  })
  const { partner, links, enrollment } = await viewOf(publicToken)
  expect(enrollment.status).toBe('approved')
  expect(partner).toMatchObject({ name: 'Ada Lovelace', country: 'GB' })
  expect(links[0].key).toBe('c/countess')
  const again = await client.embedTokens.referrals({ partner: { email: 'ada@example.com' } })
  expect((await viewOf(again.publicToken)).partner.id).toBe(partner.id)
})

test('what is wrong comes as the client’s own errors', async () => {
  const { partner } = await program.enroll('Bad Apple')
  await workspace.api('POST', '/partners/ban', { partnerId: partner.id, reason: 'fraud' })
  const ask = client.embedTokens.referrals.bind(client.embedTokens)
  await expect(ask({ partnerId: partner.id })).rejects.toBeInstanceOf(Forbidden)
  await expect(ask({ tenantId: 'nobody' })).rejects.toBeInstanceOf(NotFound)
  await expect(ask({})).rejects.toBeInstanceOf(UnprocessableEntity)
  await expect(ask({ partner: { email: 'no address' } })).rejects.toBeInstanceOf(
    UnprocessableEntity,
  )
})
