import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { callerWith, openPage, PAGE } from '../kit/embed.ts'
import { mailsTo } from '../kit/mails.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

/* Each block is a failure that was found in another program of this kind, and shows that ours has it not. */

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

const open = (body: object) => openPage(backend, workspace, body)
const rowsOf = (table: string) =>
  backend.deps.db.sql`select * from ${backend.deps.db.sql(table)} order by 1, 2`

describe('W: a token that leaks from its page', () => {
  test('is refused in an address, even beside the right header', async () => {
    const { partner } = await program.enroll('In Address')
    const page = await open({ partnerId: partner.id })
    for (const query of [`?token=${page.token}`, `?x=1&publicToken=${page.token}`]) {
      for (const authorization of [null, `Bearer ${page.token}`]) {
        const { status, body } = await page.call('GET', `/session${query}`, undefined, {
          authorization,
        })
        expect(status).toBe(401)
        expect(body.error.message).toContain('can’t be sent in a URL')
      }
    }
    expect((await page.call('GET', '/session')).status).toBe(200)
  })

  test('is of no use on another page, and no cookie stands in for it', async () => {
    const { partner } = await program.enroll('Other Page')
    const page = await open({ partnerId: partner.id })
    const first = await page.call('GET', '')
    expect(first.headers.has('set-cookie')).toBe(false)
    expect(first.headers.has('access-control-allow-credentials')).toBe(false)
    const stolen = await page.call('GET', '', undefined, { origin: 'https://evil.test' })
    expect(stolen.status).toBe(403)
    const cookie = { authorization: null, cookie: `token=${page.token}` }
    expect((await page.call('GET', '', undefined, cookie)).status).toBe(401)
  })

  test('is worth nothing with the first request after a ban', async () => {
    const { partner } = await program.enroll('Gets Banned')
    const pages = await Promise.all([1, 2, 3].map(() => open({ partnerId: partner.id })))
    for (const page of pages) expect((await page.call('GET', '')).status).toBe(200)
    await workspace.api('POST', '/partners/ban', { partnerId: partner.id, reason: 'spam' })
    for (const page of pages) expect((await page.call('GET', '')).status).toBe(401)
  })

  test('during a ban is either refused or ended, whichever comes first', async () => {
    for (let i = 0; i < 5; i++) {
      const { partner } = await program.enroll(`Racer ${i}`)
      const ask = () => workspace.api('POST', '/tokens/embed/referrals', { partnerId: partner.id })
      const [ban, ...tokens] = await Promise.all([
        workspace.api('POST', '/partners/ban', { partnerId: partner.id, reason: 'spam' }),
        ask(),
        ask(),
        ask(),
      ])
      expect(ban.status).toBe(200)
      for (const { status, body } of tokens) {
        expect([201, 403]).toContain(status)
        if (status !== 201) continue
        const call = callerWith(backend, body.publicToken)
        expect((await call('GET', '')).status).toBe(401)
        expect((await call('GET', '/session')).body.status).toBe('banned')
      }
    }
  })

  test('can be renewed by the host, without an end to the page’s first one', async () => {
    const { partner } = await program.enroll('Stays Open')
    const first = await open({ partnerId: partner.id, expiresIn: 60 })
    const second = await open({ partnerId: partner.id, expiresIn: 60 })
    expect(second.token).not.toBe(first.token)
    for (const page of [first, second]) expect((await page.call('GET', '')).status).toBe(200)
  })
})

describe('X: a host that says who somebody is', () => {
  test('reaches nobody outside of its workspace', async () => {
    const email = 'victim@partners.test'
    const { partner } = await program.enroll('The Victim', { email })
    const attacker = await createTestWorkspace(backend)
    await createTestProgram(backend, attacker)
    const page = await openPage(backend, attacker, { partner: { email, name: 'Taken Over' } })
    const view = (await page.call('GET', '')).body
    expect(view.partner.id).not.toBe(partner.id)
    const { body } = await workspace.api('GET', `/partners/${partner.id}`)
    expect(body.name).toBe('The Victim')
  })

  test('cannot lead anybody’s money elsewhere: no session sets or sees a payout method', async () => {
    const { partner } = await program.enroll('Has Money', { email: 'money@partners.test' })
    const page = await open({ partnerId: partner.id })
    const before = await rowsOf('payout_methods')
    const details = { provider: 'manual', details: { instructions: 'To the thief' } }
    const asSession = { authorization: `Bearer ${page.token}`, origin: PAGE }
    for (const method of ['GET', 'PUT', 'POST', 'DELETE']) {
      const body = method === 'GET' ? undefined : details
      const answer = await workspace.api(method, '/partner/payout-method', body, asSession)
      expect([401, 404]).toContain(answer.status)
    }
    await page.call('PATCH', '/settings', { payoutMethod: details, paypalEmail: 'thief@x.test' })
    expect(await rowsOf('payout_methods')).toEqual(before)
  })

  test('has the mail sent to the address on file and to no other', async () => {
    const email = 'owner@partners.test'
    const { partner } = await program.enroll('Mail Owner', { email })
    const page = await open({ partnerId: partner.id })
    const thief = { email: 'thief@x.test', to: 'thief@x.test' }
    expect((await page.call('POST', '/payout-method/link', thief)).status).toBe(422)
    const { status, body } = await page.call('POST', '/payout-method/link')
    expect(status).toBe(200)
    expect(body).toEqual({ sent: true, to: 'o•••@partners.test' })
    expect(await mailsTo(backend, 'thief@x.test')).toEqual([])
    const [mail, ...more] = await mailsTo(backend, email)
    expect(more).toEqual([])
    expect(mail!.template).toBe('sign-in-link')
    expect(JSON.stringify(body)).not.toContain(mail!.token!)
    const again = await page.call('POST', '/payout-method/link')
    expect(again.body).toEqual({ sent: false, to: 'o•••@partners.test' })
    expect(await mailsTo(backend, email)).toHaveLength(1)
    const signIn = { token: mail!.token }
    const session = await workspace.api('POST', '/partners/session', signIn)
    expect(session.body).toMatchObject({ partnerId: partner.id })
  })

  test('does not learn or prove an address by opening a session', async () => {
    const page = await open({ partner: { email: 'unproven@partners.test' } })
    const view = (await page.call('GET', '')).body
    expect(view.partner).toMatchObject({ emailVerified: false, email: 'u•••@partners.test' })
    expect(JSON.stringify(view)).not.toContain('unproven@')
  })
})

describe('Y: what one side learns of the other', () => {
  test('the program never sees how a partner is paid', async () => {
    const { partner } = await program.enroll('Paid Privately')
    const { body } = await workspace.api('GET', `/partners/${partner.id}`)
    expect(body).toMatchObject({ paypalEmail: null, stripeConnectId: null })
    expect(body.defaultPayoutMethod).toBeNull()
  })

  test('the partner sees customers masked, until the program shares them', async () => {
    await workspace.api('POST', '/rewards', {
      groupId: program.group.id,
      event: 'sale',
      type: 'percentage',
      rateBps: 1000,
    })
    const { partner, link } = await program.enroll('Curious Partner')
    const clickId = await program.click(link.key)
    const customer = { customerExternalId: 'secret-user-7', customerName: 'Grace Okoro' }
    const lead = { clickId, eventName: 'Sign up', ...customer, customerEmail: 'grace@okoro.test' }
    await workspace.api('POST', '/track/lead', lead)
    const sale = { ...customer, amount: 5000, currency: 'usd', metadata: { card: '4242' } }
    await workspace.api('POST', '/track/sale', { ...sale, invoiceId: 'INV-SECRET' })
    const page = await open({ partnerId: partner.id })
    const read = async () => {
      const list = (await page.call('GET', '/commissions')).body
      return { list, one: (await page.call('GET', `/commissions/${list[0].id}`)).body }
    }
    const masked = await read()
    expect(masked.list[0].customer).toEqual({
      name: 'G•••',
      email: 'g•••@okoro.test',
      country: null,
    })
    const text = JSON.stringify(masked)
    expect(text).not.toMatch(/Grace|grace@|secret-user|cus_|evt_|4242|INV-SECRET/)
    await workspace.api('PATCH', `/partners/${partner.id}`, { sharesCustomers: true })
    const shared = await read()
    expect(shared.one.customer).toMatchObject({ name: 'Grace Okoro', email: 'grace@okoro.test' })
    expect(JSON.stringify(shared)).not.toMatch(/secret-user|cus_|evt_|4242/)
  })

  test('the partner is not told what made somebody suspicious', async () => {
    const { partner, link } = await program.enroll('Buys Alone', { email: 'alone@buys.test' })
    const clickId = await program.click(link.key)
    const customer = { customerExternalId: 'alone-1', customerEmail: 'alone+2@buys.test' }
    await workspace.api('POST', '/track/lead', { clickId, eventName: 'Sign up', ...customer })
    const sale = { ...customer, amount: 5000, currency: 'usd', invoiceId: 'INV-ALONE' }
    await workspace.api('POST', '/track/sale', sale)
    const { body: theirs } = await workspace.api('GET', `/commissions?partnerId=${partner.id}`)
    const { body: explained } = await workspace.api('GET', `/commissions/${theirs[0].id}`)
    expect(explained.explanation.steps.join(' ')).toContain('On hold: ')
    const page = await open({ partnerId: partner.id })
    const { body } = await page.call('GET', `/commissions/${theirs[0].id}`)
    expect(body.status).toBe('hold')
    expect(body.receipt.notes).toContain('On hold until the program reviews it.')
    expect(JSON.stringify(body)).not.toMatch(/alone@|same|self|suspicious|fraud/i)
  })
})
