import { ApiError, invalid } from '../domain/errors.ts'
import type { Providers } from './index.ts'
import type { PayoutProvider } from './port.ts'

export function findProvider(providers: Providers, name: string): PayoutProvider | null {
  const all: Record<string, PayoutProvider> = providers
  return Object.hasOwn(all, name) ? all[name]! : null
}

/**
 * Finds a provider by name.
 * @throws ApiError `unprocessable_entity` about the field `provider`
 */
export function requireProvider(providers: Providers, name: string): PayoutProvider {
  const provider = findProvider(providers, name)
  if (provider) return provider
  const known = Object.keys(providers).join(', ')
  throw invalid(
    'provider',
    `Unknown provider ${JSON.stringify(name.slice(0, 50))}. Use one of ${known}.`,
  )
}

/** Tells whether a provider pays from an account of the workspace's, which has to be connected first. */
export function needsFunding({ kind }: Pick<PayoutProvider, 'kind'>): boolean {
  return kind === 'online' || kind === 'file'
}

/** Runs a provider's check of a form; its errors about a field are reported for that field of `details`. */
export function checkDetails<T>(check: () => T): T {
  try {
    return check()
  } catch (error) {
    const [issue] = error instanceof ApiError ? (error.issues ?? []) : []
    if (!issue) throw error
    throw invalid(`details.${issue.path}`, issue.message)
  }
}
