import type { Message } from '../message/message.ts'

/** How sure a rule is, for sorting the queue. Every verdict holds the commission alike. */
export const SEVERITIES = ['low', 'medium', 'high'] as const
export type Severity = (typeof SEVERITIES)[number]

/** A partner as far as two of them could be one person. */
export interface Identity {
  partnerId: string
  email: string | null
  /** Fingerprint of the verified payout method, as its provider computes it. */
  payoutFingerprint: string | null
  /** Programs of the workspace that banned the partner. */
  bannedProgramIds: readonly string[]
}

/** The facts known when a commission is judged. Null is unknown, and an unknown fact never flags anybody. */
export interface FraudFacts {
  programId: string
  /** When the event happened. */
  atMs: number
  customer: {
    email: string | null
    country: string | null
    /** The payment provider's fingerprint of the card or account. */
    paymentFingerprint: string | null
  }
  partner: Identity & {
    country: string | null
    /** Fingerprints of what the partner paid with, as a customer. */
    paymentFingerprints: readonly string[]
  }
  /** Partners of the workspace that could be the same person. */
  otherPartners: readonly Identity[]
  /** The click that led to the event; null when there was none. */
  click: {
    atMs: number
    /** The address that was visited, with what advertising added to it. */
    url: string | null
    /** Without `www.` */
    referrerHost: string | null
    /** Clicks of the link within the hour before. */
    clicksInHour: number | null
    /** How many different network addresses they came from. */
    distinctVisitors: number | null
  } | null
}

/** The result of a rule. Evidence is stored for long: it holds no whole address and no fingerprint. */
export interface Finding {
  severity: Severity
  evidence: Record<string, string>
  /** For the person who decides, never for partners. */
  sentence: Message
}

/** Each rule's settings for a program. */
export interface FraudSettings {
  selfReferral: {
    enabled: boolean
    /** Does the same network and browser count? Off where partners and customers share an office. */
  }
  duplicateIdentity: { enabled: boolean }
  banElsewhere: { enabled: boolean }
  paidTraffic: {
    enabled: boolean
    /** Advertising networks that partners must not use. */
    networks: readonly string[]
    /** Values of `utm_campaign` or `gad_campaignid` of advertising that was agreed upon. */
    allowedCampaigns: readonly string[]
    /** Referrer hosts that never count as advertising. */
    allowedHosts: readonly string[]
  }
  bannedSource: {
    enabled: boolean
    /** `coupons.example`, `*.coupons.example`, `*coupon*` */
    hosts: readonly string[]
  }
  bannedCountry: {
    enabled: boolean
    customerCountries: readonly string[]
    partnerCountries: readonly string[]
  }
  disposableEmail: {
    enabled: boolean
    /** Besides the list that comes along. */
    extraDomains: readonly string[]
    /** In spite of the list. */
    allowedDomains: readonly string[]
  }
  tooFast: { enabled: boolean; minSeconds: number }
  clickVelocity: {
    enabled: boolean
    maxClicksPerHour: number
    /** Many clicks by as many visitors are a success; this many by each are not. */
    maxClicksPerVisitor: number
  }
}

export type FraudRuleName = keyof FraudSettings

/** One setting: its default, and how it is parsed. */
export interface Field<T> {
  fallback: T
  read(value: unknown): { value: T } | { problem: string; index?: number }
}

export interface FraudRule<N extends FraudRuleName> {
  /** For the settings page. */
  title: string
  fields: { readonly [K in keyof FraudSettings[N]]: Field<FraudSettings[N][K]> }
  /** Pure; null when nothing was found or a fact is missing. */
  judge(facts: FraudFacts, settings: FraudSettings[N]): Finding | null
}

export interface FraudVerdict extends Finding {
  rule: FraudRuleName
}
