import { ApiError } from './errors.ts'
import { message, type Localizable } from './message/message.ts'
import type { KeyScope } from './scopes.ts'

/** From the smallest to the largest. */
export const PLANS = ['free', 'pro', 'business', 'advanced', 'enterprise'] as const

export type Plan = (typeof PLANS)[number]

/** Features by plan: the smallest plan that has it, and its name in a sentence. */
export const FEATURES = {
  conversionTracking: { from: 'business', name: 'Conversion tracking' },
  partnerProgram: { from: 'business', name: 'The partner program' },
} as const satisfies Record<string, { from: Plan; name: string }>

export type Feature = keyof typeof FEATURES

export interface PlanLimits {
  readonly links: number
  readonly domains: number
  readonly keys: number
  readonly hostnames: number
  readonly tags: number
  readonly folders: number
  readonly programs: number
  readonly groups: number
  readonly partners: number
  readonly partnerTags: number
}

/** Generous on purpose: on one's own server they only stop a runaway script. */
const LIMITS: Record<Plan, PlanLimits> = {
  free: {
    links: 1_000,
    domains: 3,
    keys: 5,
    hostnames: 10,
    tags: 50,
    folders: 10,
    programs: 1,
    groups: 10,
    partners: 100,
    partnerTags: 50,
  },
  pro: {
    links: 100_000,
    domains: 10,
    keys: 25,
    hostnames: 50,
    tags: 500,
    folders: 100,
    programs: 5,
    groups: 50,
    partners: 1_000,
    partnerTags: 500,
  },
  business: {
    links: 5_000_000,
    domains: 100,
    keys: 100,
    hostnames: 250,
    tags: 5_000,
    folders: 500,
    programs: 25,
    groups: 500,
    partners: 100_000,
    partnerTags: 5_000,
  },
  advanced: {
    links: 20_000_000,
    domains: 500,
    keys: 250,
    hostnames: 500,
    tags: 10_000,
    folders: 1_000,
    programs: 100,
    groups: 2_000,
    partners: 500_000,
    partnerTags: 10_000,
  },
  enterprise: {
    links: 100_000_000,
    domains: 5_000,
    keys: 1_000,
    hostnames: 1_000,
    tags: 50_000,
    folders: 10_000,
    programs: 1_000,
    groups: 10_000,
    partners: 5_000_000,
    partnerTags: 50_000,
  },
}

export function isPlan(text: string): text is Plan {
  return (PLANS as readonly string[]).includes(text)
}

export function allows(plan: Plan, feature: Feature): boolean {
  return PLANS.indexOf(plan) >= PLANS.indexOf(FEATURES[feature].from)
}

/** Returns the feature that everything with this scope is about. */
export function findFeature(scope: KeyScope): Feature | null {
  if (scope === 'conversions.write') return 'conversionTracking'
  return /^(program|payouts)\./.test(scope) ? 'partnerProgram' : null
}

/**
 * Checks that a plan includes a feature.
 * @throws ApiError `forbidden`, which names the plan that is needed.
 */
export function requirePlan(plan: Plan, feature: Feature): void {
  if (allows(plan, feature)) return
  const { name, from } = FEATURES[feature]
  throw new ApiError(
    'forbidden',
    `${name} needs the ${from} plan or higher. This workspace is on the ${plan} plan.`,
  )
}

export function limitsOf(plan: Plan): PlanLimits {
  return LIMITS[plan]
}

/**
 * Checks that `adding` more can join the `existing` ones under a plan's limit.
 * @throws ApiError `exceeded_limit`, which names the limit and the plan.
 */
export function requireCapacity(
  plan: Plan,
  noun: keyof PlanLimits,
  { existing, adding = 1 }: { existing: number; adding?: number },
): void {
  const limit = LIMITS[plan][noun]
  if (existing + adding <= limit) return
  throw new ApiError('exceeded_limit', capacityError(noun, { plan, limit }))
}

/** Formats the refusal; two of the limits concern partners themselves. */
function capacityError(noun: keyof PlanLimits, full: { plan: Plan; limit: number }): Localizable {
  if (noun === 'links' || noun === 'partners') return message(`plan.${noun}-limit`, full)
  const { plan, limit } = full
  // Programs are part of the books, so that none can be removed.
  const verb = noun === 'programs' ? 'Archive' : 'Remove'
  const name = noun === 'partnerTags' ? 'partner tags' : noun
  return `The ${plan} plan includes ${limit} ${name}. ${verb} some, or switch to a larger plan.`
}
