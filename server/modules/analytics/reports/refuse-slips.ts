import { invalid } from '../../../domain/errors.ts'
import { closest } from '../../../domain/spelling.ts'

/** Filters of the field that are not known here: leaving them out in silence would give wrong figures. */
const NOT_SUPPORTED = ['saleType', 'query', 'partnerTagId']
/** Unknown names of a request that are compared with the known ones. */
const MAX_COMPARED = 20

/**
 * Makes what refuses misspelt or unsupported filters of a query; its other unknown fields are ignored.
 * @throws ApiError `unprocessable_entity`
 */
export function refuseSlips({ properties }: { properties: Record<string, unknown> }) {
  return ({ request }: { request: Request }): void => {
    let compared = 0
    for (const name of new URL(request.url).searchParams.keys()) {
      if (name in properties) continue
      if (NOT_SUPPORTED.includes(name)) {
        throw invalid(name, `The filter ${name} is not supported. Leave it out.`)
      }
      if (++compared > MAX_COMPARED) return
      const meant = closest(name, Object.keys(properties))
      if (meant) {
        throw invalid(name, `Unknown field "${name.slice(0, 50)}". Did you mean "${meant}"?`)
      }
    }
  }
}
