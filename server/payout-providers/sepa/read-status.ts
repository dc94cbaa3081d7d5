import { message, type Message } from '../../domain/message/message.ts'
import type { Element } from '@xmldom/xmldom'
import { invalid } from '../../domain/errors.ts'
import type { SentFile, TransferReport, TransferStatus } from '../port.ts'
import { isDuplicate, refusalReason } from './refusals.ts'
import { sepaId } from './sepa-text.ts'
import { childrenOf, parseXml, textAt } from './xml.ts'

const STATUSES: Record<string, TransferStatus> = {
  ACSC: 'completed',
  ACCC: 'completed',
  RCVD: 'sent',
  PDNG: 'sent',
  PATC: 'sent',
  ACTC: 'sent',
  ACCP: 'sent',
  ACFC: 'sent',
  ACWC: 'sent',
  ACWP: 'sent',
  ACSP: 'sent',
  RJCT: 'failed',
  CANC: 'failed',
}

/** The status of one transfer, or of all that have no status of their own. */
interface Verdict {
  status: TransferStatus
  reason: Message | null
  reference: string | null
}

/**
 * Reads a customer payment status report (pain.002). A transaction's own status goes before the
 * payment block's, and that before the group's.
 * @throws ApiError
 */
export function readSepaStatus(content: string, file: SentFile): TransferReport[] {
  const report = reportIn(content)
  const [group] = childrenOf(report, 'OrgnlGrpInfAndSts')
  checkAnswers(textAt(report, 'OrgnlGrpInfAndSts', 'OrgnlMsgId'), file)
  let rest = group ? verdictOf(group, 'GrpSts') : null
  const single = new Map<string, Verdict>()
  const ids = new Map(file.transferIds.flatMap((id) => [sepaId(id), id].map((key) => [key, id])))
  const readOne = (transaction: Element): void => {
    const transferId = transferOf(transaction, ids)
    const verdict = verdictOf(transaction, 'TxSts')
    if (verdict) single.set(transferId, verdict)
  }
  for (const block of childrenOf(report, 'OrgnlPmtInfAndSts')) {
    rest = verdictOf(block, 'PmtInfSts') ?? rest
    childrenOf(block, 'TxInfAndSts').forEach(readOne)
  }
  return file.transferIds.flatMap((transferId) => {
    const verdict = single.get(transferId) ?? rest
    return verdict ? [{ transferId, ...verdict }] : []
  })
}

function reportIn(content: string): Element {
  const root = parseXml(content)
  const [report] = childrenOf(root, 'CstmrPmtStsRpt')
  const version = /:pain\.002\.\d{3}\.\d{2}$/.test(root.namespaceURI ?? '')
  if (root.localName === 'Document' && version && report) return report
  throw invalid('content', 'This isn’t a payment status report. Upload a pain.002 file.')
}

/**
 * Checks that the answer belongs to this file. A rejection of another file would pay this one's transfers
 * twice.
 */
function checkAnswers(messageId: string, file: SentFile): void {
  if (messageId === sepaId(file.id) || messageId === file.id) return
  throw invalid(
    'content',
    `The report is about the file "${messageId.slice(0, 35)}", not ${sepaId(file.id)}.`,
  )
}

function transferOf(transaction: Element, ids: ReadonlyMap<string, string>): string {
  const endToEndId = textAt(transaction, 'OrgnlEndToEndId')
  const transferId = ids.get(endToEndId)
  if (transferId) return transferId
  throw invalid(
    'content',
    `The report contains the transfer "${endToEndId.slice(0, 35)}", which is not in the file.`,
  )
}

/** Reads a status; null when it would not change a transfer: none, a partial one, an unknown one. */
function verdictOf(part: Element, name: string): Verdict | null {
  const code = textAt(part, name)
  const status = Object.hasOwn(STATUSES, code) ? STATUSES[code]! : null
  const reference = textAt(part, 'AcctSvcrRef').slice(0, 100) || null
  if (status !== 'failed') return status && { status, reason: null, reference }
  const codes = childrenOf(part, 'StsRsnInf').map((reason) => textAt(reason, 'Rsn', 'Cd'))
  if (isDuplicate(codes)) return { status: 'sent', reason: null, reference }
  const canceled = code === 'CANC' && codes.length === 0
  const reason = canceled ? message('payout.sepa.canceled') : refusalReason(codes)
  return { status, reason, reference }
}
