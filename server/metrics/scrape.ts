import type { Deps } from '../deps.ts'
import { expose } from './exposition.ts'
import { METRICS } from './index.ts'
import { StoredReader } from './stored.ts'

/** Returns a function that writes all metrics in the text format of Prometheus. */
export function createScrape(deps: Deps): () => Promise<string> {
  const reader = new StoredReader(deps.db.sql, deps.clock)
  return async () => {
    const [readiness, stored] = await Promise.all([deps.readiness.read(), reader.read()])
    const source = { deps, readiness, stored }
    return METRICS.map((metric) => expose(metric, metric.read(source))).join('')
  }
}
