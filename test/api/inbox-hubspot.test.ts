import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'bun:test'
import { openHubSpot } from '../kit/hubspot.ts'

const kit = await openHubSpot()
const { portal, shop, report, send, work, inbox, worth, leadsOf } = kit
const DEAL = '0-3'
const fixture = (name: string) =>
  readFileSync(join(import.meta.dir, `../fixtures/hubspot/${name}.json`), 'utf8')

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

test('HubSpot’s own examples become one lead and one sale, to the cent and in the deal’s currency', async () => {
  const clickId = await shop.click()
  const contact = JSON.parse(fixture('api.contact.get').replace('CLICKID', clickId))
  const deal = JSON.parse(fixture('api.deal.get').replaceAll('2026-01-', '2031-05-'))
  portal.contact(contact.id, contact.properties)
  portal.deal(deal.id, deal.properties, [contact.id])
  const body = fixture('webhook.batch')
  expect((await send(body)).status).toBe(200)
  await work()
  expect((await send(body.replaceAll('"attemptNumber": 0', '"attemptNumber": 1'))).status).toBe(200)
  await work()
  expect(await worth('22222')).toMatchObject([{ currency: 'eur', left: 1999, credited: true }])
  expect(await leadsOf(contact.id)).toEqual(['Sign up'])
  expect(await kit.customer(contact.id)).toMatchObject({ name: 'Ada', email: 'ada@example.com' })
  const statuses = (await inbox()).map(({ status }) => status)
  expect(statuses).toHaveLength(4)
  expect(statuses).not.toContain('failed')
})

describe('a deal', () => {
  test('without a contact waits, and the contact that comes later completes it', async () => {
    const deal = newId()
    portal.deal(deal, won('10.00'))
    await report('object.creation', { objectTypeId: DEAL, objectId: deal })
    const [waiting] = await inbox()
    expect(waiting).toMatchObject({ status: 'retrying', type: 'deal.creation' })
    expect(waiting.reason).toContain('no contact yet')
    portal.deals.get(deal)!.contacts = [await visitor()]
    const association = { associationType: 'DEAL_TO_CONTACT', fromObjectId: deal, toObjectId: 1 }
    await report('deal.associationChange', association)
    expect(await worth(deal)).toMatchObject([{ left: 1000, credited: true }])
    expect((await inbox()).find(({ id }) => id === waiting.id).status).not.toBe('failed')
  })

  test('counts for the contact that is known, whichever is listed first', async () => {
    const deal = newId()
    const stranger = newId()
    portal.contact(stranger, { email: null })
    const known = await visitor()
    portal.deal(deal, won('5'), [stranger, known])
    await report('deal.creation', { objectId: deal })
    expect(await worth(deal)).toMatchObject([{ customer: known, credited: true }])
  })

  test('follows its amount up and down, and its currency', async () => {
    const deal = newId()
    const { properties } = portal.deal(deal, won('100.00'), [await visitor()])
    const change = async (changes: Record<string, string | null>) => {
      Object.assign(properties, changes)
      const [name] = Object.keys(changes)
      await report('deal.propertyChange', {
        objectId: deal,
        propertyName: name,
        occurredAt: ++made,
      })
      const rows = await worth(deal)
      return rows.filter(({ left }) => left !== 0).map(({ left, currency }) => [left, currency])
    }
    expect(await change({ amount: '100.00' })).toEqual([[10_000, 'usd']])
    expect(await change({ amount: '80.50' })).toEqual([[8050, 'usd']])
    expect(await change({ amount: '100.00' })).toEqual([[10_000, 'usd']])
    expect(await worth(deal)).toHaveLength(1)
    expect(await change({ amount: '120' })).toEqual([
      [10_000, 'usd'],
      [2000, 'usd'],
    ])
    expect(await change({ deal_currency_code: 'JPY' })).toEqual([[120, 'jpy']])
    expect(await change({ deal_currency_code: 'KWD', amount: '1.234' })).toEqual([[1234, 'kwd']])
  })

  test('is taken back when it is lost, reopened or deleted, and comes back when it is won again', async () => {
    const deal = newId()
    const { properties } = portal.deal(deal, won('30'), [await visitor()])
    const becomes = async (dealstage: string) => {
      properties.dealstage = dealstage
      const said = { objectId: deal, propertyName: 'dealstage', propertyValue: dealstage }
      await report('deal.propertyChange', { ...said, occurredAt: ++made })
      return (await worth(deal)).map(({ left }) => left)
    }
    expect(await becomes('closedwon')).toEqual([3000])
    expect(await becomes('closedlost')).toEqual([0])
    expect(await becomes('closedwon')).toEqual([3000])
    expect(await becomes('qualified')).toEqual([0])
    expect(await becomes('closedwon')).toEqual([3000])
    await report('deal.deletion', { objectId: deal })
    expect((await worth(deal)).map(({ left }) => left)).toEqual([0])
  })

  test('without a currency has the portal’s, and a won stage of any pipeline counts', async () => {
    portal.currency = 'SEK'
    const deal = newId()
    const properties = {
      dealstage: '7701',
      hs_is_closed_won: 'true',
      amount: '7.5',
      deal_currency_code: null,
    }
    portal.deal(deal, properties, [await visitor()])
    await report('deal.creation', { objectId: deal })
    expect(await worth(deal)).toMatchObject([{ left: 750, currency: 'sek' }])
  })

  test('with an amount that is none, or is missing, is no sale and no crash', async () => {
    const [nonsense, missing] = [newId(), newId()]
    portal.deal(nonsense, won('a lot'), [await visitor()])
    portal.deal(missing, won(null), [await visitor()])
    await report('deal.creation', { objectId: nonsense })
    expect((await inbox())[0]).toMatchObject({ status: 'failed' })
    await report('deal.creation', { objectId: missing })
    expect([...(await worth(nonsense)), ...(await worth(missing))]).toEqual([])
  })
})

describe('a contact', () => {
  test('that gets its click after it was created and bought is credited then', async () => {
    const [contact, deal] = [newId(), newId()]
    const { properties } = portal.contact(contact, { email: null, firstname: null, lastname: null })
    portal.deal(deal, won('9'), [contact])
    await report('contact.creation', { objectId: contact })
    await report('deal.creation', { objectId: deal })
    expect(await worth(deal)).toMatchObject([{ left: 900, credited: false }])
    properties.svc_id = await shop.click()
    await report('contact.propertyChange', { objectId: contact, propertyName: 'svc_id' })
    expect(await worth(deal)).toMatchObject([{ left: 900, credited: true }])
    expect((await kit.customer(contact)).name).toBeNull()
  })

  test('with a click of another workspace, or a made-up one, is nobody’s', async () => {
    const contact = newId()
    portal.contact(contact, { svc_id: 'not-a-click', email: null })
    await report('contact.creation', { objectId: contact })
    expect((await inbox())[0]).toMatchObject({ status: 'ignored' })
    expect(await leadsOf(contact)).toEqual([])
  })

  test('that is merged keeps its customer, before and after', async () => {
    const [old, left, deal] = [await visitor(), newId(), newId()]
    await report('contact.creation', { objectId: old })
    portal.contact(left, { email: null })
    portal.merge(old, left)
    await report('contact.merge', {
      objectId: left,
      primaryObjectId: left,
      mergedObjectIds: [Number(old)],
    })
    portal.deal(deal, won('4'), [left])
    await report('deal.creation', { objectId: deal })
    expect(await worth(deal)).toMatchObject([{ customer: old, credited: true }])
  })

  test('that HubSpot deletes for privacy is erased', async () => {
    const contact = await visitor()
    await report('contact.creation', { objectId: contact })
    expect((await kit.customer(contact)).email).toBe(`${contact}@example.com`)
    portal.contacts.delete(contact)
    await report('contact.privacyDeletion', { objectId: contact })
    const { sql } = kit.backend.deps.db
    const rows =
      await sql`select email from customers where workspace_id = ${shop.id} and email = ${`${contact}@example.com`}`
    expect([...rows]).toEqual([])
  })
})

test('an answer that fails is asked for again, and says why meanwhile', async () => {
  const deal = newId()
  portal.deal(deal, won('6'), [await visitor()])
  for (const [status, why] of [
    [429, '429'],
    [500, '500'],
    [401, 'denied access'],
  ] as const) {
    portal.failing = status
    await report('deal.propertyChange', { objectId: deal, occurredAt: status })
    expect((await inbox())[0]).toMatchObject({ status: 'retrying' })
    expect((await inbox())[0].reason).toContain(why)
    expect((await inbox())[0].reason).not.toContain(portal.token)
  }
  portal.failing = null
  await work()
  expect(await worth(deal)).toMatchObject([{ left: 600 }])
})
