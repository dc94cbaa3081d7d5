import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { hubSpotEvent } from '../../server/integrations/hubspot/testing.ts'
import { openHubSpot } from '../kit/hubspot.ts'
import { rounds } from '../kit/rounds.ts'

const kit = await openHubSpot({ leadStages: 'qualified', lifecycleStages: 'sql' })
const { portal, shop, send, work, worth, leadsOf } = kit
let made = 0

/** A contact with two deals, what happens to them, and the event of each step. */
async function story() {
  const n = ++made
  const [contact, first, second] = [`c${n}`, `d${n}a`, `d${n}b`]
  const clickId = await shop.click()
  const changed = (type: string, objectId: string, propertyName: string, propertyValue: string) =>
    hubSpotEvent(`${type}.propertyChange`, { objectId, propertyName, propertyValue }).body
  const deal = (id: string) => portal.deals.get(id)!.properties
  const stage = (id: string, dealstage: string) => () => {
    deal(id).dealstage = dealstage
    return changed('deal', id, 'dealstage', dealstage)
  }
  const steps: (() => string)[] = [
    () => {
      portal.contact(contact, { svc_id: clickId, lifecyclestage: 'lead', email: null })
      return hubSpotEvent('contact.creation', { objectId: contact }).body
    },
    () => {
      portal.deal(first, { dealstage: 'new', amount: '100', deal_currency_code: 'USD' }, [])
      return hubSpotEvent('deal.creation', { objectId: first }).body
    },
    stage(first, 'qualified'),
    () => {
      portal.deals.get(first)!.contacts = [contact]
      const sides = { fromObjectId: contact, toObjectId: first }
      return hubSpotEvent('contact.associationChange', {
        associationType: 'CONTACT_TO_DEAL',
        ...sides,
      }).body
    },
    stage(first, 'closedwon'),
    () => {
      portal.deal(second, { dealstage: 'closedwon', amount: '7', deal_currency_code: 'EUR' }, [
        contact,
      ])
      return hubSpotEvent('deal.creation', { objectId: second }).body
    },
    () => {
      deal(first).amount = '120.50'
      return changed('deal', first, 'amount', '120.50')
    },
    stage(second, 'closedlost'),
    () => {
      portal.contacts.get(contact)!.properties.lifecyclestage = 'customer'
      return changed('contact', contact, 'lifecyclestage', 'customer')
    },
  ]
  return { contact, first, second, steps }
}

async function outcome({ contact, first, second }: Awaited<ReturnType<typeof story>>) {
  const sum = async (id: string) => {
    const rows = await worth(id)
    return {
      left: rows.reduce((total, row) => total + Number(row.left), 0),
      isCredited: rows.filter(({ left }) => left > 0).every(({ credited }) => credited),
    }
  }
  return { leads: await leadsOf(contact), first: await sum(first), second: await sum(second) }
}

const EXPECTED = {
  leads: ['Qualified lead'],
  first: { left: 12_050, isCredited: true },
  second: { left: 0, isCredited: true },
}

test('events in their order lead to what the deals are worth', async () => {
  const told = await story()
  for (const step of told.steps) {
    await send(step())
    await work()
  }
  expect(await outcome(told)).toEqual(EXPECTED)
})

const plans = fc.array(
  fc.array(fc.record({ seed: fc.nat(1_000_000), isRepeated: fc.boolean() }), {
    minLength: 9,
    maxLength: 9,
  }),
  { minLength: 6, maxLength: 6 },
)

test('late, repeated and shuffled events lead to the same', async () => {
  // Several stories at a time, since the work of all of them is done at once.
  const property = fc.asyncProperty(plans, async (chosen) => {
    const told = await Promise.all(
      chosen.map(async (plan) => ({ plan, waiting: [] as string[], ...(await story()) })),
    )
    for (let index = 0; index < 9; index++) {
      for (const { plan, waiting, steps } of told) {
        waiting.push(steps[index]!())
        const { seed, isRepeated } = plan[index]!
        // Each event comes at any time after what it is about, in any order.
        for (let left = seed % (waiting.length + 1); left > 0; left--) {
          const [event] = waiting.splice(seed % waiting.length, 1)
          await send(event!)
          if (isRepeated) waiting.push(event!)
        }
      }
      if (index % 3 === 2) await work()
    }
    for (const { waiting } of told) for (const event of waiting.toReversed()) await send(event)
    await work()
    await work()
    for (const one of told) expect(await outcome(one)).toEqual(EXPECTED)
  })
  await fc.assert(property, { numRuns: rounds({ all: 2, few: 1 }), endOnFailure: true })
})

test('the same events ten times at once are one sale', async () => {
  const told = await story()
  const events = told.steps.map((step) => step())
  await Promise.all(events.flatMap((event) => Array.from({ length: 10 }, () => send(event))))
  await work()
  await work()
  const { second, ...rest } = await outcome(told)
  expect(rest).toEqual({ leads: EXPECTED.leads, first: EXPECTED.first })
  expect(second.left).toBe(0)
})
