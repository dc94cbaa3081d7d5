import type { Deps } from '../deps.ts'

const MESSAGE = 'clicks not counted: too many from one address on one link'
const PROXY = 'if a proxy stands in front, set TRUST_PROXY: all visitors seem to have its address'

/** Logs how many clicks this process has not counted since the last time, if any. */
export async function reportUncounted({ clicks, config, log }: Deps): Promise<void> {
  const uncounted = clicks.limit.report()
  if (uncounted.clicks === 0) return
  log.warn(uncounted, config.trustProxy ? MESSAGE : `${MESSAGE}; ${PROXY}`)
}
