import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import { validateXML } from 'xmllint-wasm'
import { formatMinor } from '../../domain/money.ts'
import { must, type FileFixture } from '../testing.ts'

const FOLDER = join(import.meta.dir, 'iso20022')

/** Validates a document against the ISO 20022 schema; empty when it is valid. */
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

/** Builds a bank's pain.002; `prefix` is the namespace's, which banks choose as they like. */
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

export const fixture: FileFixture = {
  kind: 'file',
  examples: {
    funding: { name: 'Acme & Söhne GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: 'cobadeffxxx' },
    recipient: { iban: 'NL91ABNA0417164300', holder: 'Grace Okoro' },
    sameAccount: { iban: 'nl91 abna 0417 1643 00' },
    otherAccount: { iban: 'BE68539007547034' },
    secrets: ['370400440532', 'ABNA0417', '04171643'],
    wrongFunding: { name: ['王'], iban: ['DE88370400440532013000', 'x'], bic: ['COBA'] },
    wrongRecipient: { iban: ['BR1800360305000010009795493C1', 'NL91'], bic: ['1'], holder: ['🎉'] },
  },
  recipients: [
    { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
    { iban: 'GB29 NWBK 6016 1331 9268 19' },
    { iban: 'IE29AIBK93115212345678', holder: 'Gráinne O’Connor' },
  ],
  currency: 'eur',
  otherCurrency: 'usd',
  maxMinor: 99_999_999_999n,
  accountField: 'iban',
  schemaErrors: (content) => painErrors('pain.001.001.09', content),
  readLines(content) {
    const root = new DOMParser().parseFromString(content, 'text/xml').documentElement!
    const texts = (name: string) =>
      Array.from(root.getElementsByTagName(name), (node) => node.textContent ?? '')
    const cents = texts('InstdAmt').map((amount) => BigInt(amount.replace('.', '')))
    const total = cents.reduce((sum, one) => sum + one, 0n)
    const sum = formatMinor(total, 'eur')
    must(texts('CtrlSum').join() === `${sum},${sum}`, 'the sums of file and batch')
    must(texts('NbOfTxs').join() === `${cents.length},${cents.length}`, 'the number of payments')
    must(
      texts('*').every((text) => PLAIN.test(text)),
      'characters that every bank takes',
    )
    must(
      texts('Nm').every((text) => /^.{1,70}$/.test(text)),
      'names of 1 to 70 characters',
    )
    const [, ...accounts] = texts('IBAN')
    return texts('EndToEndId').map((endToEndId, index) => ({
      transferId: endToEndId.replace('-', '_'),
      amountMinor: cents[index]!,
      account: accounts[index]!,
    }))
  },
}

/** Characters that banks that settle in euro must accept. */
const PLAIN = /^[A-Za-z0-9/?:().,'+ \n-]*$/
