import { readReport } from './report-address.ts'
import { askSeries } from './reports.ts'

/** Asks for the figures of the report in the address, while the page that shows them loads. @throws Problem */
export async function askFigures(): Promise<void> {
  await askSeries(readReport(new URLSearchParams(location.search)).report)
}
