import type { ProviderApi } from '../domain/provider-api.ts'
import type { ProviderDefinition, ProviderSettings } from './define-provider.ts'
import { credit } from './credit/provider.ts'
import { manual } from './manual/provider.ts'
import { nacha } from './nacha/provider.ts'
import { payPal } from './paypal/provider.ts'
import { sepa } from './sepa/provider.ts'
import { stripeConnect } from './stripe-connect/provider.ts'

/** Every way to pay: a folder of this name, and a line here. */
const DEFINITIONS = {
  'stripe-connect': stripeConnect,
  paypal: payPal,
  sepa,
  nacha,
  manual,
  credit,
} as const satisfies Record<string, ProviderDefinition>

export type ProviderName = keyof typeof DEFINITIONS
/** The names of all providers, as the API and the database have them. */
export const PROVIDER_NAMES = Object.keys(DEFINITIONS) as readonly ProviderName[]
export type Providers = {
  readonly [Name in ProviderName]: ReturnType<(typeof DEFINITIONS)[Name]['create']>
}

/** The versions of APIs that each provider speaks. */
export const PROVIDER_APIS = Object.entries(DEFINITIONS).flatMap(([adapter, { apis }]) =>
  apis.map((api: ProviderApi) => ({ adapter, ...api })),
)

/** The environment variables of all providers. */
export const PROVIDER_SETTINGS: ProviderSettings = Object.assign(
  {},
  ...Object.values(DEFINITIONS).map(({ settings }) => settings),
)

/** Merges the texts of all providers in a language, by code. */
export function providerTexts(language: string): Readonly<Record<string, string>> {
  const definitions: ProviderDefinition[] = Object.values(DEFINITIONS)
  return Object.assign({}, ...definitions.map(({ texts }) => texts[language]))
}

/** Builds every provider. Settings that are left out have their fallback. */
export function createProviders(
  options: { settings?: Readonly<Record<string, string>>; timeoutMs?: number } = {},
): Providers {
  const { settings = {}, timeoutMs = 30_000 } = options
  const definitions: [string, ProviderDefinition][] = Object.entries(DEFINITIONS)
  const made = definitions.map(([name, definition]) => {
    const values = Object.entries(definition.settings).map(([key, { fallback }]) => [
      key,
      settings[key] ?? fallback,
    ])
    return [name, definition.create(Object.fromEntries(values), { timeoutMs })]
  })
  // Each name maps to what its own definition creates; `fromEntries` loses that.
  return Object.fromEntries(made) as Providers
}
