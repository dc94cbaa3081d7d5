import { intlReady } from '../base/wait.ts'
import { readReport } from './report-address.ts'
import { prefetchSeries } from './reports.ts'

/** Asks for the figures of the report in the address, while the page that shows them loads. @throws Problem */
export async function prefetchFigures(): Promise<void> {
  // Days are of the workspace's time zone.
  await intlReady()
  await prefetchSeries(readReport(new URLSearchParams(location.search)).report)
}
