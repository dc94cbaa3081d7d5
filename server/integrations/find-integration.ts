import { invalid } from '../domain/errors.ts'
import type { Integrations } from './index.ts'
import type { Integration } from './port.ts'

export function findIntegration(integrations: Integrations, name: string): Integration | null {
  const all: Record<string, Integration> = integrations
  return Object.hasOwn(all, name) ? all[name]! : null
}

/**
 * Finds an integration by name.
 * @throws ApiError `unprocessable_entity` about the field `provider`
 */
export function requireIntegration(integrations: Integrations, name: string): Integration {
  const found = findIntegration(integrations, name)
  if (found) return found
  throw invalid('provider', `Use one of ${Object.keys(integrations).join(', ')}.`)
}
