import type { Ctx } from '../core/ctx.ts'
import { getReport } from '../modules/intake/imports/get-report.ts'
import { runImport } from '../modules/intake/imports/run/run-import.ts'
import type { ImportReport } from '../modules/intake/imports/schema.ts'
import type { Output } from './command.ts'

const BUSY: readonly string[] = ['reading', 'checking', 'running', 'undoing']

/**
 * Works on an import until there is something to decide, and says how far it is. A server on the same
 * database may help; neither does anything twice.
 */
export async function workOff(ctx: Ctx, id: string): Promise<Output> {
  for (;;) {
    const { status, reason, lines } = await getReport(ctx, id)
    // What waits for a busy source is done by the server, at its time.
    if (!BUSY.includes(status) || (status === 'reading' && reason !== null)) break
    process.stderr.write(`  ${status}: ${lines.toLocaleString('en')} lines\n`)
    await runImport(ctx, id)
  }
  return outputOf(await getReport(ctx, id))
}

/** Describes an import for a terminal. */
export function outputOf(report: ImportReport): Output {
  const { id, status, reason, kinds, reasons, matches } = report
  const counted = kinds.map(
    ({ kind, lines, ready, done, known, skipped, undone, kept }) =>
      `  ${kind.padEnd(11)} ${lines} lines: ${ready} to come, ${done} here, ${known} from before, ` +
      `${skipped} skipped, ${undone} undone, ${kept} kept`,
  )
  const sums = kinds.flatMap(({ kind, sums: of }) =>
    of.map(
      ({ currency, amount, coming, booked }) =>
        `  ${kind.padEnd(11)} ${currency}: ${amount} at the source, ${coming} coming` +
        (booked === null ? '' : `, ${booked} in the books`),
    ),
  )
  const why = reasons.map(({ kind, lines, message }) => `  ${lines} × ${kind}: ${message}`)
  const isWrong = status === 'failed' || !matches
  const head = `Import ${id} is ${status}.${reason === null ? '' : ` ${reason}`}`
  const tail = status === 'ready' ? [`Start it with: import start ${id}`] : []
  const text = [head, ...counted, ...sums, ...why, ...tail].join('\n')
  return { text, json: report, ...(isWrong && { failed: true }) }
}
