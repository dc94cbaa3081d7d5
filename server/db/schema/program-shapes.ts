/** When payouts are confirmed by themselves; `manual`: only by a person. */
export interface PayoutSchedule {
  interval: 'manual' | 'weekly' | 'twice_monthly' | 'monthly'
  /** Weekly: 1 (Monday) to 7. */
  weekday?: number
  /** Monthly: 1 to 31, the last day in shorter months. */
  day?: number
}

/** One question of an application form. */
export interface FormField {
  key: string
  label: string
  type: 'short-text' | 'long-text' | 'select' | 'multi-select' | 'url'
  required: boolean
  options?: string[]
  maxLength?: number
}

/** One part of a landing page. */
export type LandingBlock =
  | { type: 'text'; text: string }
  | { type: 'image'; url: string; alt: string }
  | { type: 'files'; files: { name: string; url: string }[] }
  | { type: 'questions'; questions: { question: string; answer: string }[] }
  | { type: 'calculator'; saleMinor: number; maxSales: number }
  | { type: 'testimonials'; testimonials: { quote: string; name: string; role: string }[] }

export interface Landing {
  title: string
  subtitle: string
  /** Stands beside the title. */
  image?: { url: string; alt: string }
  blocks: LandingBlock[]
}

export interface Resource {
  kind: 'link' | 'file' | 'logo' | 'color' | 'message'
  name: string
  value: string
  /** Of a message: where it is sent, and its language; without them everywhere, and in all. */
  channel?: 'mail' | 'whatsapp' | 'x' | 'linkedin' | 'telegram'
  language?: string
}

/** Destinations allowed for an additional link of a partner. */
export interface AllowedDestination {
  domain: string
  /** Begins with it. */
  path: string
  match: 'domain' | 'exact'
}

/** When somebody moves into the group by themselves. */
export interface MoveRule {
  attribute: 'totalLeads' | 'totalSales' | 'totalSaleAmount' | 'totalCommissions'
  gte: number
  lt?: number
}
