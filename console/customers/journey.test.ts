import { expect, test } from 'bun:test'
import { stepsOf, type Journey } from './journey.ts'

const at = (minute: number) => new Date(Date.UTC(2031, 4, 1, 12, minute)).toISOString()
const event = (id: string, minute: number) => ({ id, timestamp: at(minute) })
const later = (id: string, minute: number) => ({ id, createdAt: at(minute) })

test('the newest comes first, and at the same time the effect above its cause', () => {
  // Only what the order depends on.
  const journey = {
    clicks: [event('click 1', 1), event('click 2', 30)],
    leads: [event('lead', 1)],
    sales: [event('sale', 5)],
    refunds: [later('refund', 9)],
    commissions: [later('for the lead', 1), later('for the sale', 5)],
  } as unknown as Journey
  expect(stepsOf(journey).map(({ id }) => id)).toEqual([
    'click 2',
    'refund',
    'for the sale',
    'sale',
    'for the lead',
    'lead',
    'click 1',
  ])
})
