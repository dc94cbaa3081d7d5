import { seesCustomers } from '../../../core/require-scope.ts'
import type { Scope } from '../../../db/scope.ts'
import type { TrackedLead, TrackLeadBody } from '../leads/schema.ts'
import type { TrackedSale, TrackSaleBody } from '../sales/schema.ts'
import { reportedPerson } from './reported-person-schema.ts'

/** What the API document says of both. */
export const UNREAD = 'Keys without `customers.read` get back only the values they sent.'

/** Answers a lead to a key that may not read customers: what it sent, and the id of the customer. */
export function hideOfLead(scope: Scope, answer: TrackedLead, body: TrackLeadBody): TrackedLead {
  if (seesCustomers(scope)) return answer
  const { id } = answer.customer
  return {
    click: { id: body.clickId ?? '' },
    link: null,
    customer: { id, ...reportedPerson(body) },
  }
}

/** Answers a sale to a key that may not read customers: its customer as they were sent. */
export function hideOfSale(scope: Scope, answer: TrackedSale, body: TrackSaleBody): TrackedSale {
  const { customer } = answer
  if (!customer || seesCustomers(scope)) return answer
  return { ...answer, customer: { id: customer.id, ...reportedPerson(body) } }
}
