import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { openPage } from '../kit/embed.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const ada = await program.enroll('Ada Lovelace')
const page = await openPage(backend, workspace, { partnerId: ada.partner.id })

const linksOf = () => workspace.api('GET', `/partners/links?partnerId=${ada.partner.id}`)

describe('a partner', () => {
  test('adds links by the rules that hold for the program', async () => {
    const { status, body } = await page.call('POST', '/links', {
      url: 'https://www.shop.test/pricing',
      key: 'ada-pricing',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      key: 'ada-pricing',
      shortLink: `https://${workspace.domain}/ada-pricing`,
      url: 'https://www.shop.test/pricing',
      clicks: 0,
      discountCode: null,
    })
    expect((await page.call('GET', '/links')).body.map((link: any) => link.id)).toEqual([
      ada.link.id,
      body.id,
    ])
    const { body: stored } = await workspace.api('GET', `/links/${body.id}`)
    expect(stored).toMatchObject({ partnerId: ada.partner.id, trackConversion: true })
    const visit = await workspace.visit('ada-pricing')
    expect(visit.headers.get('location')).toStartWith('https://www.shop.test/pricing?svc_id=')
  })

  test('gets one link for a request that is repeated, and never another partner’s', async () => {
    const headers = { 'idempotency-key': 'once' }
    const first = await page.call('POST', '/links', {}, headers)
    const again = await page.call('POST', '/links', {}, headers)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect((await page.call('POST', '/links', { key: 'else' }, headers)).status).toBe(409)
    const { partner } = await program.enroll('Guesses Keys')
    const other = await openPage(backend, workspace, { partnerId: partner.id })
    const theirs = await other.call('POST', '/links', {}, headers)
    expect(theirs.status).toBe(201)
    expect(theirs.body.id).not.toBe(first.body.id)
    expect((await workspace.api('GET', `/links/${theirs.body.id}`)).body.partnerId).toBe(partner.id)
  })

  test('reads links page by page', async () => {
    const all = (await page.call('GET', '/links')).body
    expect((await page.call('GET', '/links?page=2&pageSize=1')).body).toEqual(all.slice(1, 2))
    expect((await page.call('GET', '')).body.links).toEqual(all)
    for (const bad of ['page=0', 'pageSize=101', 'page=x']) {
      expect((await page.call('GET', `/links?${bad}`)).status).toBe(422)
    }
  })

  test('moves a link, which leads there at once and keeps its figures', async () => {
    await program.click(ada.link.key)
    const { status, body } = await page.call('PATCH', `/links/${ada.link.id}`, {
      url: 'https://shop.test/new',
      key: 'countess',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: ada.link.id, key: 'countess', clicks: 1 })
    const visit = await workspace.visit('countess', { visitor: 'a friend' })
    expect(visit.headers.get('location')).toStartWith('https://shop.test/new')
  })

  test.each([
    [{ url: 'https://evil.test/' }, 422],
    [{ url: 'https://shop.test@evil.test/' }, 422],
    [{ url: 'https://shop.test.evil.test/' }, 422],
    [{ url: 'javascript:alert(1)' }, 422],
    [{ url: 'not an address' }, 422],
    [{ key: '_root' }, 422],
    [{ key: '/_root/' }, 422],
    [{ key: 'api' }, 422],
    [{ key: 'a b' }, 422],
    [{ key: 'a\0b' }, 422],
    [{ key: 'x'.repeat(191) }, 422],
    [{ key: 'taken' }, 409],
    [{ kye: 'misspelt' }, 422],
  ])('cannot give a link %j, neither a new one nor an old one', async (body, expected) => {
    if ('key' in body && body.key === 'taken') await program.enroll('Taken')
    const before = (await linksOf()).body
    const created = await page.call('POST', '/links', body)
    const changed = await page.call('PATCH', `/links/${ada.link.id}`, body)
    expect([created.status, changed.status]).toEqual([expected, expected])
    expect(created.body.error.message.length).toBeGreaterThan(10)
    expect((await linksOf()).body).toEqual(before)
  })

  test('has no more links than the group allows', async () => {
    const limit = { maxLinks: 2 }
    await workspace.api('PATCH', `/groups/${program.group.id}`, limit)
    const { status, body } = await page.call('POST', '/links', {})
    expect(status).toBe(403)
    expect(body.error.code).toBe('exceeded_limit')
    await workspace.api('PATCH', `/groups/${program.group.id}`, { maxLinks: 10 })
  })

  test('touches nobody else’s links', async () => {
    const { link } = await program.enroll('Bob Byte')
    const plain = await workspace.api('POST', '/links', { url: 'https://shop.test/', key: 'plain' })
    const other = await createTestProgram(backend, workspace, { name: 'Other' })
    const second = await other.enroll('Ada Lovelace', { email: ada.partner.email })
    for (const id of [link.id, plain.body.id, second.link.id, 'link_unknown', 'ext_1']) {
      const { status } = await page.call('PATCH', `/links/${id}`, { key: 'stolen' })
      expect({ id, status }).toEqual({ id, status: 404 })
    }
    expect((await workspace.api('GET', `/links/${link.id}`)).body.key).toBe('bob-byte')
  })

  test('decides about consent, language, zone and mails, and about nothing else', async () => {
    const { status, body } = await page.call('PATCH', '/settings', {
      listed: true,
      digestOff: true,
      locale: 'pt-br',
      timeZone: 'America/Sao_Paulo',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      listed: true,
      digestOff: true,
      locale: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
    })
    const view = (await page.call('GET', '')).body
    expect(view.partner).toMatchObject({ locale: 'pt-BR', timeZone: 'America/Sao_Paulo' })
    expect(view.enrollment).toMatchObject({ listed: true, digestOff: true })
    const before = (await workspace.api('GET', `/partners/${ada.partner.id}`)).body
    const more = { email: 'evil@x.test', name: 'Evil', status: 'banned', sharesCustomers: true }
    for (const [field, value] of Object.entries(more)) {
      const refused = await page.call('PATCH', '/settings', { listed: false, [field]: value })
      expect({ field, status: refused.status }).toEqual({ field, status: 422 })
    }
    const after = (await workspace.api('GET', `/partners/${ada.partner.id}`)).body
    expect(after).toEqual(before)
    const cleared = await page.call('PATCH', '/settings', { locale: null, timeZone: null })
    expect(cleared.body).toMatchObject({ locale: null, timeZone: null, digestOff: true })
    expect((await page.call('PATCH', '/settings', {})).body).toEqual(cleared.body)
  })

  test.each([
    [{ listed: 'perhaps' }],
    [{ locale: 'not a language' }],
    [{ locale: 'x'.repeat(36) }],
    [{ locale: 'en\0' }],
    [{ timeZone: 'Mars/Olympus' }],
    [{ timeZone: 'UTC\0' }],
    [{ timeZne: 'UTC' }],
    [[]],
    ['text'],
  ])('cannot set %j', async (body: unknown) => {
    const { status } = await page.call('PATCH', '/settings', body)
    expect(status).toBe(422)
  })
})
