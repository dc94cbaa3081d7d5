import type { Calls } from '../install.ts'
import type { Result } from '../types.d.ts'
import { getClickId } from '../cookie.ts'
import { options } from '../options.ts'
import { createRequestId, send } from '../send.ts'

/** Adds `trackLead` and `trackSale`. They wait for the click of this view, which they are attributed to. */
export const conversions = (calls: Calls) => {
  const conversion =
    (path: string) =>
    async (input: object): Promise<Result> => {
      await calls.ready()
      if (options.conversions == null) return { ok: false, id: null, error: 'conversions_off' }
      const requestId = createRequestId()
      const body = { publishableKey: options.key, clickId: getClickId() ?? '', requestId, ...input }
      const result = await send(requestId, { path, body })
      return { ...result, id: result.ok ? requestId : null }
    }
  calls.trackLead = conversion('lead/client')
  calls.trackSale = conversion('sale/client')
}
