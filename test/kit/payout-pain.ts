import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const FOLDER = join(import.meta.dir, '../fixtures/iso20022')

/** What the ISO 20022 schema has against a document; empty when it is valid. */
export async function painErrors(
  schema: 'pain.001.001.09' | 'pain.002.001.10',
  document: string,
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: document },
    schema: readFileSync(join(FOLDER, `${schema}.xsd`), 'utf8'),
  })
  return errors.map((error) => error.rawMessage)
}

export interface StatusReport {
  messageId: string
  group?: string
  groupReasons?: string[]
  block?: string
  transactions?: { endToEndId: string; status: string; reasons?: string[]; reference?: string }[]
}

/** A bank's pain.002; `prefix` is the namespace's, which banks choose as they like. */
export function statusReport(
  report: StatusReport,
  version = 'pain.002.001.10',
  prefix = '',
): string {
  const { messageId, group, groupReasons = [], block, transactions = [] } = report
  const reasons = (codes: string[]) =>
    codes.map((code) => `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`).join('')
  const ofTransactions = transactions.map(
    ({ endToEndId, status, reasons: codes = [], reference }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>${status}</TxSts>` +
      `${reasons(codes)}${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}</TxInfAndSts>`,
  )
  const blocks =
    block || ofTransactions.length > 0
      ? `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}</OrgnlPmtInfId>` +
        `${block ? `<PmtInfSts>${block}</PmtInfSts>` : ''}${ofTransactions.join('')}</OrgnlPmtInfAndSts>`
      : ''
  const body =
    `<CstmrPmtStsRpt><GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-03-05T08:00:00</CreDtTm></GrpHdr>` +
    `<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>` +
    `${group ? `<GrpSts>${group}</GrpSts>` : ''}${reasons(groupReasons)}</OrgnlGrpInfAndSts>` +
    `${blocks}</CstmrPmtStsRpt>`
  const colon = prefix ? `${prefix}:` : ''
  const named = `<Document>${body}</Document>`.replace(/<(\/?)(?=[A-Z])/g, `<$1${colon}`)
  const namespace = ` xmlns${prefix && `:${prefix}`}="urn:iso:std:iso:20022:tech:xsd:${version}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${named.replace('Document>', `Document${namespace}>`)}`
}
