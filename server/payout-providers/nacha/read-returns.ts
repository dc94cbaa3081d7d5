import { invalid } from '../../domain/errors.ts'
import type { SentFile, TransferReport } from '../port.ts'
import { RECORD_LENGTH } from './record.ts'
import { concernsTransfer, returnReason } from './returns.ts'
import { individualId } from './trace.ts'

const MAX_LENGTH = 5_000_000

/**
 * Reads a file of returned entries. It covers a day of the company, so it may speak of other files too:
 * an entry is ours when it carries the id that ours had; those of other files are left out.
 * @throws ApiError
 */
export function readNachaReturns(content: string, file: SentFile): TransferReport[] {
  const records = recordsOf(content)
  const ours = transfersByIndividualId(file)
  const reports = new Map<string, TransferReport>()
  let returns = 0
  for (const [index, entry] of records.entries()) {
    const addenda = records[index + 1]
    if (!entry.startsWith('6') || !addenda?.startsWith('799')) continue
    returns++
    const code = addenda.slice(3, 6)
    const transferId = ours(entry.slice(39, 54).trim())
    if (transferId === null || !concernsTransfer(code)) continue
    reports.set(transferId, {
      transferId,
      status: 'returned',
      reference: addenda.slice(6, 21).trim() || null,
      reason: returnReason(code),
    })
  }
  if (returns === 0) throw invalid('content', 'The file has no returned entries.')
  return [...reports.values()]
}

/** Reads the records between a file header and its control, whose counts must match. */
function recordsOf(content: string): string[] {
  const records = linesOf(content)
  const control = records.findIndex((line) => line.startsWith('9'))
  if (!records[0]?.startsWith('101') || control < 0) {
    throw invalid('content', 'This isn’t an ACH file. Upload the bank’s return file.')
  }
  const body = records.slice(1, control)
  const entries = body.filter((line) => line.startsWith('6') || line.startsWith('7')).length
  if (entries === Number(records[control]!.slice(13, 21))) return body
  throw invalid('content', 'The file is incomplete: its entry counts don’t match its entries.')
}

function linesOf(content: string): string[] {
  if (content.length > MAX_LENGTH) {
    throw invalid('content', `The file is larger than ${MAX_LENGTH} characters.`)
  }
  const text = content.replace(/^\uFEFF/, '').trimEnd()
  const lines = /[\r\n]/.test(text) ? text.split(/[\r\n]+/) : (text.match(/.{1,94}/g) ?? [])
  if (lines.every((line) => line.length <= RECORD_LENGTH && /^[\x20-\x7e]*$/.test(line))) {
    return lines.map((line) => line.padEnd(RECORD_LENGTH))
  }
  throw invalid('content', 'This isn’t an ACH file: its lines must have 94 ASCII characters.')
}

/**
 * Maps individual ids to transfers. Some banks write ids back in capitals; one that then matches two
 * transfers matches none.
 */
function transfersByIndividualId(file: SentFile): (id: string) => string | null {
  const exact = new Map(file.transferIds.map((id) => [individualId(id), id]))
  const capitals = new Map<string, string | null>()
  for (const [key, id] of exact) {
    const capital = key.toUpperCase()
    capitals.set(capital, capitals.has(capital) ? null : id)
  }
  return (id) => exact.get(id) ?? capitals.get(id) ?? null
}
