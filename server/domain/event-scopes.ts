import type { WebhookEvent } from './webhook-events.ts'
import type { KeyScope } from './scopes.ts'

type Noun = WebhookEvent extends infer E ? (E extends `${infer N}.${string}` ? N : never) : never

/** Of what events of customers contain: the click, the customer, and the partner with totals. */
const CONVERSION = ['analytics.read', 'customers.read', 'program.read'] as const

/** The scopes that read what an event contains, by what it is about. */
const READERS: Readonly<Record<Noun, readonly KeyScope[]>> = {
  link: ['links.read'],
  lead: CONVERSION,
  sale: CONVERSION,
  customer: ['customers.read'],
  partner: ['program.read'],
  enrollment: ['program.read'],
  commission: ['customers.read', 'program.read'],
  discount_code: ['program.read'],
  milestone: ['program.read'],
  fraud: ['program.read'],
  program: ['program.read'],
  payout_run: ['program.read'],
  payout_draft: ['program.read'],
  month: ['program.read'],
  payout: ['program.read'],
}

/** Lists the scopes of whoever may read what these events contain, without repetition. */
export function scopesToRead(events: readonly (WebhookEvent | 'webhook.test')[]): KeyScope[] {
  const scopes = events.flatMap((event): readonly KeyScope[] => {
    if (event === 'webhook.test') return []
    if (event === 'link.clicked') return ['links.read', 'analytics.read']
    return READERS[event.slice(0, event.indexOf('.')) as Noun]
  })
  return [...new Set(scopes)]
}
