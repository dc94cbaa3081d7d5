import type { IntegrationDefinition, IntegrationSettings } from './define-integration.ts'
import { readDetails } from './details.ts'
import type { Integration, IntegrationTexts } from './port.ts'
import { chargebee } from './chargebee/integration.ts'
import { polar } from './polar/integration.ts'
import { revenuecat } from './revenuecat/integration.ts'
import { lemonSqueezy } from './lemon-squeezy/integration.ts'
import { paddle } from './paddle/integration.ts'
import { woocommerce } from './woocommerce/integration.ts'
import { hubspot } from './hubspot/integration.ts'
import { segment } from './segment/integration.ts'
import { shopify } from './shopify/integration.ts'
import { stripe } from './stripe/integration.ts'

/** Every provider that reports events: a folder of this name, and a line here. */
const DEFINITIONS = {
  woocommerce,
  stripe,
  paddle,
  'lemon-squeezy': lemonSqueezy,
  segment,
  shopify,
  hubspot,
  chargebee,
  revenuecat,
  polar,
} as const satisfies Record<string, IntegrationDefinition>

export type IntegrationName = keyof typeof DEFINITIONS
/** The names of all integrations, as the API and the database have them. */
export const INTEGRATION_NAMES = Object.keys(DEFINITIONS) as readonly IntegrationName[]
export type Integrations = Readonly<Record<IntegrationName, Integration>>

const ALL: readonly [string, IntegrationDefinition][] = Object.entries(DEFINITIONS)

/** The versions of APIs that each integration speaks. */
export const INTEGRATION_APIS = ALL.flatMap(([adapter, { apis }]) =>
  apis.map((api) => ({ adapter, ...api })),
)

/** The environment variables of all integrations. */
export const INTEGRATION_SETTINGS: IntegrationSettings = Object.assign(
  {},
  ...ALL.map(([, { settings }]) => settings),
)

/** Returns what members read about an integration. */
export function integrationTexts(name: IntegrationName, language: 'en' | 'de'): IntegrationTexts {
  return DEFINITIONS[name].texts[language]
}

/** Builds every integration. Settings that are left out have their fallback. */
export function createIntegrations(
  options: { settings?: Readonly<Record<string, string>>; timeoutMs?: number } = {},
): Integrations {
  const { settings = {}, timeoutMs = 10_000 } = options
  const made = ALL.map(([name, definition]) => {
    const values = Object.entries(definition.settings).map(([key, { fallback }]) => [
      key,
      settings[key] ?? fallback,
    ])
    return [name, create(definition, Object.fromEntries(values), timeoutMs)]
  })
  // Each name maps to what its own definition creates; `fromEntries` loses that.
  return Object.fromEntries(made) as Integrations
}

function create(
  definition: IntegrationDefinition,
  values: Record<string, string>,
  timeoutMs: number,
): Integration {
  const { fields = [], ...made } = definition.create(values, { timeoutMs })
  return {
    checkDetails: (details) => readDetails(fields, details),
    challenge: null,
    checkAccount: null,
    isTest: null,
    oauth: null,
    app: null,
    history: null,
    poll: null,
    discounts: null,
    choices: null,
    tell: null,
    ...made,
    fields,
  }
}
