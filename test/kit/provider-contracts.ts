import { createProviders, PROVIDER_NAMES } from '../../server/payout-providers/index.ts'
import type { FileProvider, OnlineProvider } from '../../server/payout-providers/port.ts'
import {
  loadFixture,
  type FileFixture,
  type OnlineFixture,
} from '../../server/payout-providers/testing.ts'

/** Every provider of the registry with the fixture of its folder, by name: rows for `describe.each`. */
export async function providerContracts() {
  const providers = createProviders()
  return Promise.all(
    PROVIDER_NAMES.map(
      async (name) =>
        [name, { provider: providers[name], fixture: await loadFixture(name) }] as const,
    ),
  )
}

type Row<Provider, Fixture> = readonly [string, { provider: Provider; fixture: Fixture }]

export async function fileContracts(): Promise<Row<FileProvider, FileFixture>[]> {
  const all = await providerContracts()
  return all.flatMap(([name, { provider, fixture }]) =>
    provider.kind === 'file' && fixture.kind === 'file' ? [[name, { provider, fixture }]] : [],
  )
}

export async function onlineContracts(): Promise<Row<OnlineProvider, OnlineFixture>[]> {
  const all = await providerContracts()
  return all.flatMap(([name, { provider, fixture }]) =>
    provider.kind === 'online' && fixture.kind === 'online' ? [[name, { provider, fixture }]] : [],
  )
}
