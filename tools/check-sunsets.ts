/** Says which versions of providers' APIs end within ninety days, by the machine's clock. */
import { endingApis } from '../server/domain/provider-api.ts'
import { IMPORTER_APIS } from '../server/importers/index.ts'
import { INTEGRATION_APIS } from '../server/integrations/index.ts'
import { PROVIDER_APIS } from '../server/payout-providers/index.ts'
import type { ProgramResult } from './run-program.ts'

/** Every version of a provider's API that this code speaks. */
export const ALL_APIS = [...INTEGRATION_APIS, ...PROVIDER_APIS, ...IMPORTER_APIS]

export function checkSunsets(nowMs = Date.now(), apis = ALL_APIS): ProgramResult {
  const lines = endingApis(apis, nowMs).map(
    ({ adapter, name, version, sunset, source }) =>
      `${adapter}: ${name} ${version} ends on ${sunset}. Move to its successor: ${source}`,
  )
  return { code: lines.length > 0 ? 1 : 0, output: lines.join('\n') }
}
