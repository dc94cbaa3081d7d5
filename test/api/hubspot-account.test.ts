import { describe, expect, test } from 'bun:test'
import { openShop } from '../kit/conversions.ts'
import { openHubSpot } from '../kit/hubspot.ts'

const kit = await openHubSpot()
const { portal, shop, connection, report, work, worth } = kit
const won = (amount: string | null, more: object = {}) => ({
  dealstage: 'closedwon',
  amount,
  deal_currency_code: 'USD',
  ...more,
})
let made = 100
const newId = () => String(++made)
/** A contact who came through the link, as a form with a hidden field leaves them. */
async function visitor(id = newId()): Promise<string> {
  portal.contact(id, {
    svc_id: await shop.click(),
    email: `${id}@example.com`,
    firstname: 'Ada',
    lastname: null,
  })
  return id
}

test('the link and the partner are written back to contact and deal', async () => {
  const [contact, deal] = [await visitor(), newId()]
  portal.deal(deal, won('3'), [contact])
  await report('deal.creation', { objectId: deal })
  await work()
  const written = { svc_link: expect.stringContaining('spring') }
  expect(portal.contacts.get(contact)!.properties).toMatchObject(written)
  expect(portal.deals.get(deal)!.properties).toMatchObject(written)
})

test('the stages of all pipelines can be chosen, and a refused token says so', async () => {
  const { status, body } = await shop.api('GET', `/connections/${connection.id}/choices`)
  expect(status).toBe(200)
  const sales = body.find((one: any) => one.field === 'saleStages').choices
  expect(sales).toContainEqual({
    value: '7701',
    label: 'Renewed',
    group: 'Renewals',
    isUsual: true,
  })
  const other = await kit.connect({ privateAppToken: 'pat-wrong' })
  const refused = await shop.api('GET', `/connections/${other.id}/choices`)
  expect(refused.status).toBe(422)
  expect(refused.body.error.issues[0].message).toContain('denied access')
})

test('a portal is connected on HubSpot’s page, and one address serves all portals by their app', async () => {
  const asked = { provider: 'hubspot', name: 'By OAuth' }
  const { body: page } = await shop.api('POST', '/connections/authorize', asked)
  const { searchParams } = new URL(page.url)
  expect(searchParams.get('scope')).toContain('crm.objects.deals.read')
  const state = searchParams.get('state')!
  const refused = await shop.api('POST', '/connections/complete', {
    provider: 'hubspot',
    query: { state, code: 'wrong' },
  })
  expect(refused.status).toBe(400)
  const { body: again } = await shop.api('POST', '/connections/authorize', asked)
  const { status, body } = await shop.api('POST', '/connections/complete', {
    provider: 'hubspot',
    query: { state: new URL(again.url).searchParams.get('state')!, code: 'good' },
  })
  expect([status, body.accountId, body.authorized]).toEqual([200, '12345678', true])
  expect(portal.asked).toContain('POST /crm/v3/properties/contacts/batch/create')
  // Another workspace of the same portal hears of it, too.
  const other = await openShop(kit.backend)
  const begun = await other.api('POST', '/connections/authorize', asked)
  const query = { state: new URL(begun.body.url).searchParams.get('state')!, code: 'good' }
  await other.api('POST', '/connections/complete', { provider: 'hubspot', query })
  const deal = newId()
  portal.deal(deal, won('2'), [await visitor()])
  const url = connection.webhookUrl.replace(/\/[^/]+$/, '')
  await report('deal.creation', { objectId: deal }, { url })
  expect(await worth(deal)).toMatchObject([{ left: 200, credited: true }])
  const { body: theirs } = await other.api('GET', '/inbox')
  expect(theirs).toMatchObject([{ type: 'deal.creation', status: 'done' }])
})

describe('what was there before the connection', () => {
  test('is counted by a dry run, then fetched once', async () => {
    const { id, webhookUrl } = await kit.connect()
    expect(webhookUrl).not.toBe(connection.webhookUrl)
    portal.contacts.clear()
    portal.deals.clear()
    const [contact, first, second, broken] = [await visitor(), newId(), newId(), newId()]
    portal.contact(newId(), { email: 'stranger@example.com' })
    portal.deal(first, won('10.50'), [contact])
    portal.deal(second, won('1.234', { deal_currency_code: 'KWD' }), [contact])
    portal.deal(broken, won('5'), [])
    const fill = async (body: object) => {
      const { status, body: made } = await shop.api('POST', `/connections/${id}/backfills`, body)
      expect([status, made.error]).toEqual([201, undefined])
      for (let turns = 0; turns < 4; turns++) await work()
      const { body: listed } = await shop.api('GET', `/connections/${id}/backfills`)
      return listed.find((one: any) => one.id === made.id)
    }
    const dry = await fill({ dryRun: true })
    expect(dry).toMatchObject({ status: 'done', dryRun: true, pages: 2, seen: 4, added: 0 })
    expect(dry).toMatchObject({ leads: 3, sales: 2, problems: 1 })
    expect(dry.reasons[0].reason).toContain('no contact yet')
    expect(dry.amounts).toEqual([
      { currency: 'kwd', amount: '1234' },
      { currency: 'usd', amount: '1050' },
    ])
    expect([...(await worth(first))]).toEqual([])
    expect(await fill({})).toMatchObject({ status: 'done', seen: 4, added: 4 })
    expect(await worth(first)).toMatchObject([{ left: 1050, credited: true }])
    expect(await worth(second)).toMatchObject([{ left: 1234, currency: 'kwd' }])
    expect(await fill({})).toMatchObject({ status: 'done', seen: 4, added: 0 })
    expect(await worth(first)).toHaveLength(1)
    expect(await fill({ since: '2031-05-05T00:00:00Z' })).toMatchObject({ seen: 0 })
  })

  test('waits while HubSpot does not answer, can be canceled, and runs once at a time', async () => {
    const { id } = await kit.connect()
    portal.failing = 500
    const path = `/connections/${id}/backfills`
    const { body: made } = await shop.api('POST', path, {})
    expect((await shop.api('POST', path, {})).status).toBe(409)
    await work()
    const [waiting] = (await shop.api('GET', path)).body
    expect(waiting).toMatchObject({ status: 'running', pages: 0 })
    expect(waiting.reason).toContain('500')
    portal.failing = null
    const { body: canceled } = await shop.api('POST', `/backfills/${made.id}/cancel`)
    expect(canceled.status).toBe('canceled')
    await work()
    expect((await shop.api('GET', path)).body[0]).toMatchObject({ status: 'canceled', pages: 0 })
    expect((await shop.api('POST', '/backfills/bfl_unknown/cancel')).status).toBe(404)
  })
})
