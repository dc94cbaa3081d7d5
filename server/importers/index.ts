import { csv } from './csv/importer.ts'
import { dub } from './dub/importer.ts'
import { firstpromoter } from './firstpromoter/importer.ts'
import { lemonSqueezy } from './lemon-squeezy/importer.ts'
import { partnerstack } from './partnerstack/importer.ts'
import type { Importer } from './port.ts'
import { rewardful } from './rewardful/importer.ts'
import { tapfiliate } from './tapfiliate/importer.ts'
import { tolt } from './tolt/importer.ts'

/** Every source of imports: a folder of this name, and a line here. */
export const IMPORTERS: Readonly<Record<string, Importer>> = {
  csv,
  rewardful,
  partnerstack,
  firstpromoter,
  tolt,
  tapfiliate,
  'lemon-squeezy': lemonSqueezy,
  dub,
}

/** The versions of APIs that each importer reads. */
export const IMPORTER_APIS = Object.entries(IMPORTERS).flatMap(([adapter, { apis }]) =>
  apis.map((api) => ({ adapter, ...api })),
)

/** The environment variables with the addresses of APIs, each with its fallback. */
export const IMPORTER_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(IMPORTERS).flatMap(({ address }) =>
    address ? [[address.variable, address.fallback]] : [],
  ),
)
