import type { Deps } from '../../../deps.ts'
import { INTEGRATION_NAMES, integrationTexts } from '../../../integrations/index.ts'
import type { IntegrationInfo, IntegrationQuery } from './schema.ts'

/** Lists the providers whose events are understood, with what connecting an account needs. */
export function listIntegrations(
  { integrations }: Deps,
  { language = 'en' }: IntegrationQuery,
): IntegrationInfo[] {
  return INTEGRATION_NAMES.map((name) => {
    const { label, fields, events, oauth, history } = integrations[name]
    const texts = integrationTexts(name, language)
    return {
      name,
      label,
      summary: texts.summary,
      setup: texts.setup,
      secretLabel: texts.secret,
      fields: fields.map((field) => ({
        name: field.name,
        label: texts.fields[field.name] ?? field.name,
        secret: field.secret,
        required: field.required,
        choices: field.choices ? [...field.choices] : null,
      })),
      events: Object.keys(events),
      authorization: oauth === null ? 'none' : oauth.isConfigured ? 'ready' : 'unconfigured',
      history: history !== null,
    }
  })
}
