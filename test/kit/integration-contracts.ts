import { createIntegrations, INTEGRATION_NAMES } from '../../server/integrations/index.ts'
import { loadFixture } from '../../server/integrations/testing.ts'

/**
 * Every integration of the registry with the fixture of its folder, by name: rows for `describe.each`. Stubs of
 * providers that are asked are served; `settings` leads to them.
 */
export async function integrationContracts() {
  const fixtures = await Promise.all(
    INTEGRATION_NAMES.map(async (name) => [name, await loadFixture(name)] as const),
  )
  const settings: Record<string, string> = {}
  for (const [, { stub, settings: settingsOf }] of fixtures) {
    if (!stub || !settingsOf) continue
    const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: stub })
    server.unref()
    Object.assign(settings, settingsOf(server.url.origin))
  }
  const integrations = createIntegrations({ settings })
  const contracts = fixtures.map(
    ([name, fixture]) => [name, { integration: integrations[name], fixture }] as const,
  )
  return { contracts, settings }
}
