import type { ProviderApi } from '../domain/provider-api.ts'
import type { PayoutProvider } from './port.ts'

/** Environment variables that a provider reads, by name, each with what is used without it. */
export type ProviderSettings = Readonly<Record<string, { fallback: string; meaning: string }>>

export type ProviderTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface ProviderOptions {
  /** How long to wait for one answer of the provider's API. */
  timeoutMs: number
}

/** A way to pay as the registry knows it, before the configuration is read. */
export interface ProviderDefinition<
  Settings extends ProviderSettings = ProviderSettings,
  Made extends PayoutProvider = PayoutProvider,
> {
  /** The versions of the provider's APIs, or of the file's format, that it speaks. */
  apis: readonly ProviderApi[]
  settings: Settings
  /** Texts for partners in ICU MessageFormat, by language and code: `payout.<provider>.…`. */
  texts: ProviderTexts
  create(settings: Readonly<Record<keyof Settings, string>>, options: ProviderOptions): Made
}

/** Declares a provider; its settings are typed by the names declared here. */
export function defineProvider<Settings extends ProviderSettings, Made extends PayoutProvider>(
  definition: ProviderDefinition<Settings, Made>,
): ProviderDefinition<Settings, Made> {
  return definition
}
