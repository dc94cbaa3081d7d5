import type { ProviderApi } from '../domain/provider-api.ts'
import type { Integration, IntegrationTexts } from './port.ts'

/** Environment variables that an integration reads, by name, each with what is used without it. */
export type IntegrationSettings = Readonly<Record<string, { fallback: string; meaning: string }>>

export interface IntegrationOptions {
  /** How long to wait for one answer of the provider's API. */
  timeoutMs: number
}

/** An integration as the registry knows it, before the configuration is read. */
export interface IntegrationDefinition<Settings extends IntegrationSettings = IntegrationSettings> {
  /** The versions of the provider's APIs and webhooks that it speaks. */
  apis: readonly ProviderApi[]
  settings: Settings
  /** What members read, by language: `en` and `de`. */
  texts: Readonly<Record<'en' | 'de', IntegrationTexts>>
  create(
    settings: Readonly<Record<keyof Settings, string>>,
    options: IntegrationOptions,
  ): WithDefaults
}

/** What most integrations do without may be left out. */
type Optional =
  | 'fields'
  | 'challenge'
  | 'checkDetails'
  | 'checkAccount'
  | 'isTest'
  | 'oauth'
  | 'app'
  | 'history'
  | 'poll'
  | 'discounts'
  | 'choices'
  | 'tell'
export type WithDefaults = Omit<Integration, Optional> & Partial<Pick<Integration, Optional>>

/** Declares an integration; its settings are typed by the names declared here. */
export function defineIntegration<Settings extends IntegrationSettings>(
  definition: IntegrationDefinition<Settings>,
): IntegrationDefinition<Settings> {
  return definition
}
