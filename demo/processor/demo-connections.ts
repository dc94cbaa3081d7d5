import { createIntegrations, INTEGRATION_NAMES } from '../../server/integrations/index.ts'
import { loadFixture } from '../../server/integrations/testing.ts'

/** Lists the demo's accounts, `demo-<provider>`: their secrets are public, and listed in docs/reference/integrations.md. */
export async function demoConnections() {
  const integrations = createIntegrations()
  return Promise.all(
    INTEGRATION_NAMES.map(async (provider) => {
      const { secret, details } = await loadFixture(provider)
      const accountId = `demo-${provider}`
      return {
        provider,
        name: `${integrations[provider].label} (demo)`,
        secret,
        details,
        accountId,
      }
    }),
  )
}
