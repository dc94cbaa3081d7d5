import { createHmac } from 'node:crypto'
import type { Delivery, IntegrationFixture } from '../testing.ts'

type Properties = Record<string, string | null>
interface Held {
  id: string
  properties: Properties
  createdAt: string
  updatedAt: string
  contacts?: string[]
}

const AT = '2031-05-01T08:00:00.000Z'

/** A HubSpot portal in memory, behind the part of its API that is asked. */
export class Portal {
  readonly contacts = new Map<string, Held>()
  readonly deals = new Map<string, Held>()
  /** What was asked, as `GET /path`. */
  readonly asked: string[] = []
  /** Status with which every request is answered; null: as it should be. */
  failing: number | null = null
  token = 'pat-na1-portal'
  currency = 'USD'

  contact(id: string, properties: Properties): Held {
    const held = { id, properties, createdAt: AT, updatedAt: AT }
    this.contacts.set(id, held)
    return held
  }

  deal(id: string, properties: Properties, contacts: string[] = []): Held {
    const held = { id, properties, createdAt: AT, updatedAt: AT, contacts }
    this.deals.set(id, held)
    return held
  }

  /** Merges a contact into another: its id then answers as the one that is left. */
  merge(from: string, into: string): void {
    this.contacts.set(from, this.contacts.get(into)!)
  }

  async answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    this.asked.push(`${request.method} ${url.pathname}`)
    if (this.failing !== null) return new Response('{}', { status: this.failing })
    if (url.pathname === '/oauth/2026-03/token') return this.#grant(await request.formData())
    if (url.pathname === '/oauth/2026-03/token/introspect') {
      return this.#introspect(await request.formData())
    }
    if (request.headers.get('authorization') !== `Bearer ${this.token}`) {
      return new Response('{}', { status: 401 })
    }
    const [, , , kind = '', objects = '', id = ''] = url.pathname.split('/')
    if (url.pathname === '/account-info/v3/details') {
      return Response.json({ portalId: 12345678, companyCurrency: this.currency })
    }
    if (url.pathname === '/crm/v3/pipelines/deals') return Response.json(PIPELINES)
    if (kind === 'properties') {
      return Response.json({
        options: [
          { value: 'lead', label: 'Lead' },
          { value: 'sql', label: 'SQL' },
        ],
      })
    }
    const held = objects === 'deals' ? this.deals : this.contacts
    return kind === 'objects'
      ? this.#objects(held, id, request)
      : new Response('{}', { status: 404 })
  }

  async #objects(all: Map<string, Held>, id: string, request: Request): Promise<Response> {
    if (id === '')
      return Response.json({ results: [...all.values()].map((one) => this.#shown(one)) })
    if (id === 'batch') {
      const { inputs } = (await request.json()) as { inputs: { id: string }[] }
      const found = inputs.flatMap((one) => all.get(one.id) ?? [])
      return Response.json({ results: [...new Set(found)].map((held) => this.#shown(held)) })
    }
    const one = all.get(decodeURIComponent(id))
    if (!one) return new Response('{}', { status: 404 })
    if (request.method === 'PATCH') {
      const { properties } = (await request.json()) as { properties: Properties }
      Object.assign(one.properties, properties)
    }
    return Response.json(this.#shown(one))
  }

  /** Shows an object with what it is associated with: a deal has its contacts, a contact the deals that it is in. */
  #shown({ contacts, ...held }: Held) {
    const others =
      contacts ??
      [...this.deals.values()]
        .filter((deal) => deal.contacts?.includes(held.id))
        .map(({ id }) => id)
    const results = others.map((id) => ({ id, type: 'association' }))
    const associations = { [contacts ? 'contacts' : 'deals']: { results } }
    return { ...held, archived: false, associations }
  }

  #introspect(form: FormData): Response {
    if (form.get('token') !== this.token || !form.get('client_secret')) {
      return new Response('{}', { status: 400 })
    }
    return Response.json({
      active: true,
      token_use: 'access_token',
      hub_id: 12345678,
      hub_domain: 'acme.hubspot.test',
    })
  }

  #grant(form: FormData): Response {
    if (form.get('code') === 'wrong') return new Response('{}', { status: 400 })
    return Response.json({
      access_token: this.token,
      refresh_token: 'na1-refresh',
      expires_in: 1800,
      hub_id: 12345678,
    })
  }
}

const PIPELINES = {
  results: [
    {
      id: 'default',
      label: 'Sales',
      stages: [
        { id: 'qualified', label: 'Qualified', metadata: { probability: '0.4' } },
        {
          id: 'closedwon',
          label: 'Closed won',
          metadata: { isClosed: 'true', probability: '1.0' },
        },
        {
          id: 'closedlost',
          label: 'Closed lost',
          metadata: { isClosed: 'true', probability: '0.0' },
        },
      ],
    },
    {
      id: '77',
      label: 'Renewals',
      stages: [{ id: '7701', label: 'Renewed', metadata: { probability: '1.0' } }],
    },
  ],
}

let made = 0

/** Writes an event of HubSpot, as one of a batch. */
export function hubSpotEvent(subscriptionType: string, fields: object): Delivery {
  const event = { eventId: ++made, portalId: 12345678, appId: 1, attemptNumber: 0, occurredAt: 1 }
  return { body: JSON.stringify([{ ...event, subscriptionType, ...fields }]) }
}

/** Signs as version 3 does, for an address without anything encoded in it. */
export function signHubSpot(
  body: string,
  { secret, nowMs, url }: { secret: string; nowMs: number; url: string },
): Record<string, string> {
  const hmac = createHmac('sha256', secret).update(`POST${url}${body}${nowMs}`)
  return {
    'x-hubspot-signature-v3': hmac.digest('base64'),
    'x-hubspot-request-timestamp': String(nowMs),
  }
}

/** The portal that the fixture's events are about. */
const portal = new Portal()

export const fixture: IntegrationFixture = {
  secret: '0123456789abcdef-hubspot',
  otherSecret: 'fedcba9876543210-hubspot',
  wrongSecrets: ['', 'short', 'with a space in it', 'x'.repeat(300)],
  details: { privateAppToken: portal.token, saleStages: 'closedwon' },
  wrongDetails: {
    saleStages: ['closed won', 'a,,b', 'x'.repeat(501)],
    lifecycleStages: ['a;b'],
    privateAppToken: ['x'.repeat(501)],
  },
  sign: ({ body }, signed) => signHubSpot(body, signed),
  signsTime: true,
  sale({ invoiceId, customerExternalId }) {
    const id = invoiceId.replace(/^hubspot-/, '')
    const buyer = `${customerExternalId}-contact`
    portal.contact(buyer, { svc_customer_external_id: customerExternalId, email: null })
    const won = { dealstage: 'closedwon', amount: '35.70', deal_currency_code: 'USD' }
    portal.deal(id, won, [buyer])
    return hubSpotEvent('deal.creation', { objectId: id })
  },
  unknown: () => hubSpotEvent('company.creation', { objectId: 1 }),
  nulls: () => [
    hubSpotEvent('deal.creation', { objectId: null }),
    hubSpotEvent('contact.merge', { objectId: null, mergedObjectIds: null }),
    hubSpotEvent('deal.associationChange', { associationType: null, fromObjectId: null }),
    hubSpotEvent('object.propertyChange', {
      objectTypeId: '0-1',
      objectId: null,
      propertyName: null,
    }),
  ],
  bigId: 'hubspot-9007199254740993',
  settings: (base) => ({ HUBSPOT_API_URL: base }),
  stub: (request) => portal.answer(request),
}
