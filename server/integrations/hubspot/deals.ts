import { ApiError } from '../../domain/errors.ts'
import { decimalToMinor } from '../decimal.ts'
import type { Account, Verb } from '../port.ts'
import { fieldsOf, listOf, momentOf, textOf, type Fields } from '../read-json.ts'
import type { AskHubSpot } from './api.ts'
import { chooseContact, leadOf } from './contacts.ts'
import { stagesOf } from './stages.ts'

const PROPERTIES = [
  'amount',
  'closedate',
  'deal_currency_code',
  'dealname',
  'dealstage',
  'hs_is_closed_won',
  'pipeline',
]

/** Names the sale of a deal. */
export function invoiceOf(dealId: string): string {
  return `hubspot-${dealId}`
}

/** Says that a deal is worth nothing: its sale is taken back, if there is one. */
export function lostDeal(dealId: string): Verb {
  const sale = { buyer: null, eventName: 'Deal', amountMinor: 0, currency: null, atMs: null }
  return { verb: 'settle', invoiceId: invoiceOf(dealId), ...sale }
}

/**
 * Says what a deal is now: whatever event it was that asked for it, and in whatever order they come. `passed` is a
 * stage that an event names: a lead that was reached stays one.
 * @throws ApiError `not_found` while the deal has no contact, which HubSpot often adds later
 */
export async function translateDeal(
  ask: AskHubSpot,
  account: Account,
  { id, passed = null }: { id: string; passed?: string | null },
): Promise<Verb[]> {
  const query = { properties: PROPERTIES.join(','), associations: 'contacts' }
  const path = `/crm/v3/objects/deals/${encodeURIComponent(id)}`
  const deal = await ask(account, { path, query })
  if (!deal) return []
  const dealId = textOf(deal.id) ?? id
  const properties = fieldsOf(deal.properties)
  const stage = textOf(properties.dealstage)
  const leadStages = stagesOf(account.details, 'leadStages')
  const isWon = deal.archived !== true && won(account, properties)
  const isLead = [stage, passed].some((one) => one !== null && leadStages.includes(one))
  const amount = textOf(properties.amount)
  if (!isWon && !isLead) return [lostDeal(dealId)]
  const contact = await chooseContact(ask, account, contactsOf(deal))
  if (!contact) {
    throw new ApiError(
      'not_found',
      `The deal ${dealId} has no contact yet, so its customer is unknown.`,
    )
  }
  const lead = leadOf(contact, account, true)
  if (!isWon || amount === null) return [...lead, lostDeal(dealId)]
  const currency = textOf(properties.deal_currency_code) ?? (await homeCurrency(ask, account))
  const amountMinor = decimalToMinor(amount, currency)
  if (amountMinor < 0) {
    throw new ApiError('unprocessable_entity', `The amount of the deal ${dealId} is negative.`)
  }
  const eventName = textOf(properties.dealname)?.slice(0, 255) ?? 'Deal'
  const said = { buyer: contact.buyer, eventName, amountMinor, currency: currency.toLowerCase() }
  const atMs = closedAt(deal, properties)
  return [...lead, { verb: 'settle', invoiceId: invoiceOf(dealId), ...said, atMs }]
}

/** Tells whether a deal is in one of the chosen stages; when none is chosen, in a won one of any pipeline. */
function won({ details }: Account, properties: Fields): boolean {
  const chosen = stagesOf(details, 'saleStages')
  const stage = textOf(properties.dealstage)
  if (chosen.length > 0) return stage !== null && chosen.includes(stage)
  const flag = textOf(properties.hs_is_closed_won)
  return flag === null ? stage === 'closedwon' : flag === 'true'
}

function contactsOf(deal: Fields): string[] {
  const { results } = fieldsOf(fieldsOf(deal.associations).contacts)
  return listOf(results).flatMap((one) => textOf(one.id) ?? [])
}

/** Returns the currency of amounts that name none. */
async function homeCurrency(ask: AskHubSpot, account: Account): Promise<string> {
  const found = await ask(account, { path: '/account-info/v3/details' })
  return textOf(found?.companyCurrency) ?? 'usd'
}

/** Returns when a deal was closed. The close date is an expectation that may lie ahead; the deal was closed when it was last changed at the latest. */
function closedAt(deal: Fields, properties: Fields): number | null {
  const closed = momentOf(properties.closedate)
  const changed = momentOf(deal.updatedAt)
  if (closed === null || changed === null) return closed ?? changed
  return Math.min(closed, changed)
}
