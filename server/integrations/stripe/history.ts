import type { Stripe } from 'stripe'
import { ApiError } from '../../domain/errors.ts'
import type { History, ProviderEvent } from '../port.ts'
import { askStripe, openStripe, type StripeAddress } from './client.ts'

const PAGE = 100

interface Asked {
  created: { gte: number }
  limit: number
  starting_after?: string
}
interface Listed {
  data: { id: string; created?: number }[]
  has_more: boolean
}
interface Part {
  /** The event that would have reported one of them. */
  type: string
  list(stripe: Stripe, asked: Asked): Promise<Listed>
  /** When it happened; otherwise when it was created. */
  at?(object: object): number | null | undefined
}

/** What is listed, one kind after the other: codes and sales before what refers to them. */
const PARTS: Readonly<Record<string, Part>> = {
  codes: {
    type: 'promotion_code.created',
    list: (stripe, { limit, starting_after }) =>
      stripe.promotionCodes.list({ limit, ...(starting_after && { starting_after }) }),
  },
  sessions: {
    type: 'checkout.session.completed',
    list: (stripe, asked) => stripe.checkout.sessions.list({ ...asked, status: 'complete' }),
  },
  invoices: {
    type: 'invoice.paid',
    list: (stripe, asked) =>
      stripe.invoices.list({ ...asked, status: 'paid', expand: ['data.payments'] }),
    at: (invoice) => (invoice as Partial<Stripe.Invoice>).status_transitions?.paid_at,
  },
  payments: {
    type: 'payment_intent.succeeded',
    list: async (stripe, asked) => {
      const { data, has_more } = await stripe.paymentIntents.list(asked)
      return { data: data.filter(({ status }) => status === 'succeeded'), has_more }
    },
  },
  refunds: { type: 'refund.updated', list: (stripe, asked) => stripe.refunds.list(asked) },
  disputes: {
    type: 'charge.dispute.created',
    list: (stripe, asked) => stripe.disputes.list(asked),
  },
}
const ORDER = Object.keys(PARTS)

/** Reads what an account had before: its sessions, invoices, payments, refunds and disputes. */
export function stripeHistory(address: StripeAddress): History {
  return {
    async read(account, { fromMs, cursor }) {
      const stripe = openStripe(account, address)
      if (!stripe) {
        throw new ApiError(
          'bad_request',
          'Past payments need a restricted key. Add one to the connection.',
        )
      }
      const [name = ORDER[0]!, after = ''] = (cursor ?? '').split('/').filter(Boolean)
      const part = PARTS[name]
      if (!part) return { events: [], next: null }
      const { data, has_more } = await askStripe(
        part.list(stripe, {
          created: { gte: Math.floor(fromMs / 1000) },
          limit: PAGE,
          ...(after && { starting_after: after }),
        }),
      )
      const last = data.at(-1)
      const following = ORDER[ORDER.indexOf(name) + 1]
      const next = has_more && last ? `${name}/${last.id}` : following
      return { events: data.flatMap((object) => eventsOf(part, object)), next: next ?? null }
    },
  }
}

/** Writes the events that would have reported an object; a dispute that was closed, both. */
function eventsOf(part: Part, object: Listed['data'][number]): ProviderEvent[] {
  const created = part.at?.(object) ?? object.created
  const event = (type: string): ProviderEvent => {
    const id = `history ${type} ${object.id}`
    return { id, type, body: { id, type, created, data: { object } } }
  }
  if (part.type !== 'charge.dispute.created') return [event(part.type)]
  return [event(part.type), event('charge.dispute.closed')]
}
