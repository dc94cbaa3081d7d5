import { expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openWatched } from '../kit/fraud.ts'

const backend = await testBackend()

/** A partner whose customer `self` has their address: the first sale is held. */
async function open() {
  const fraudSettings = { tooFast: { enabled: false }, disposableEmail: { enabled: true } }
  const w = await openWatched(backend, { fraudSettings })
  const { workspace, ada } = w
  await w.customer('self', { lead: { customerEmail: ada.partner.email } })
  let invoices = 0
  const buy = async (customer = 'self', more: object = {}) => {
    backend.clock.advance(1000)
    const invoiceId = `renewal-${++invoices}`
    expect((await w.sale(customer, 10_000, { invoiceId, ...more })).status).toBe(200)
    return (await w.commissions(`&invoiceId=${invoiceId}`))[0]
  }
  const patch = (id: string, body: object) => workspace.api('PATCH', `/commissions/${id}`, body)
  return { ...w, buy, patch, first: await buy() }
}

const openFlagOf = async (w: Awaited<ReturnType<typeof open>>, id: string) =>
  (await w.flags(`?commissionId=${id}&status=open`))[0]

test('renewals of a released customer are not held for the same reason again', async () => {
  const w = await open()
  expect(w.first.status).toBe('hold')
  expect((await w.buy()).status).toBe('hold')
  await w.release((await openFlagOf(w, w.first.id)).id)
  const renewals = [await w.buy(), await w.buy()]
  expect(renewals.map(({ status }) => status)).toEqual(['pending', 'pending'])
  expect(await w.flags('?status=open')).toHaveLength(1)
  await w.agree()
})

test('but for another reason, and as another customer', async () => {
  const w = await open()
  await w.release((await openFlagOf(w, w.first.id)).id)
  await w.workspace.api('PATCH', '/customers/ext_self', { email: 'gone@mailinator.com' })
  const other = await w.buy()
  expect(other.status).toBe('hold')
  expect(await openFlagOf(w, other.id)).toMatchObject({ rule: 'disposableEmail' })
  await w.customer('self again', { lead: { customerEmail: w.ada.partner.email } })
  expect((await w.buy('self again')).status).toBe('hold')
})

test('a later rejection counts more than an earlier release', async () => {
  const w = await open()
  const second = await w.buy()
  await w.release((await openFlagOf(w, w.first.id)).id)
  backend.clock.advance(1000)
  await w.reject((await openFlagOf(w, second.id)).id)
  expect((await w.buy()).status).toBe('hold')
})

test('releasing the commission itself releases what was found about it', async () => {
  const w = await open()
  expect((await w.patch(w.first.id, { status: 'pending' })).body.status).toBe('pending')
  expect(await w.flags()).toMatchObject([{ status: 'released', commissionId: w.first.id }])
  expect((await w.buy()).status).toBe('pending')
  await w.agree()
})

test('a release while a renewal comes in decides about it or comes first', async () => {
  for (let round = 0; round < 4; round++) {
    const w = await open()
    const flag = await openFlagOf(w, w.first.id)
    const [renewal] = await Promise.all([w.buy(), w.release(flag.id)])
    const flags = await w.flags(`?commissionId=${renewal.id}`)
    expect({ status: renewal.status, flags: flags.length }).toEqual(
      renewal.status === 'hold' ? { status: 'hold', flags: 1 } : { status: 'pending', flags: 0 },
    )
    await w.agree()
  }
})
