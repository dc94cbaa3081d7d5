import { invalid } from '../../domain/errors.ts'
import { formatMinor } from '../../domain/money.ts'
import type { FundingAccount, PayoutFile, TransferIntent } from '../port.ts'
import { sepaId, sepaText } from './sepa-text.ts'
import { targetDay } from './target-day.ts'
import { element, text } from './xml.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
/** The largest amount of one SEPA transfer. */
export const MAX_CENTS = 99_999_999_999n
const NAME_LENGTH = 70
const PURPOSE_LENGTH = 140

/**
 * Writes a credit transfer initiation: one payment block, booked as one batch, one transaction a transfer.
 */
export function writeSepaFile(
  transfers: readonly TransferIntent[],
  funding: FundingAccount,
  file: { id: string; atMs: number },
): PayoutFile {
  for (const transfer of transfers) checkAmount(transfer)
  if (transfers.length === 0) throw invalid('transfers', 'A file needs at least one transfer.')
  const initiation = element(
    'CstmrCdtTrfInitn',
    groupHeader(transfers, funding, file),
    paymentBlock(transfers, funding, file),
  )
  return {
    filename: `sepa-${file.id}.xml`,
    contentType: 'application/xml',
    content:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<Document xmlns="${NAMESPACE}">\n${initiation}</Document>\n`,
  }
}

function checkAmount({ id, amountMinor, currency }: TransferIntent): void {
  if (currency !== 'eur')
    throw invalid('currency', `SEPA supports only euros, but ${id} is in ${currency}.`)
  if (amountMinor > 0n && amountMinor <= MAX_CENTS) return
  throw invalid(
    'amount',
    `SEPA supports amounts from €0.01 to €999,999,999.99, and ${id} is outside this range.`,
  )
}

function groupHeader(
  transfers: readonly TransferIntent[],
  funding: FundingAccount,
  file: { id: string; atMs: number },
): string {
  return element(
    'GrpHdr',
    text('MsgId', sepaId(file.id)),
    text('CreDtTm', `${new Date(file.atMs).toISOString().slice(0, 19)}Z`),
    ...totals(transfers),
    element('InitgPty', text('Nm', nameOf(funding.details.name ?? ''))),
  )
}

function paymentBlock(
  transfers: readonly TransferIntent[],
  funding: FundingAccount,
  file: { id: string; atMs: number },
): string {
  const { name = '', iban = '', bic } = funding.details
  const bank = bic ? text('BICFI', bic) : element('Othr', text('Id', 'NOTPROVIDED'))
  return element(
    'PmtInf',
    text('PmtInfId', sepaId(file.id)),
    text('PmtMtd', 'TRF'),
    text('BtchBookg', 'true'),
    ...totals(transfers),
    element('PmtTpInf', element('SvcLvl', text('Cd', 'SEPA'))),
    element('ReqdExctnDt', text('Dt', targetDay(file.atMs))),
    element('Dbtr', text('Nm', nameOf(name))),
    element('DbtrAcct', element('Id', text('IBAN', iban))),
    element('DbtrAgt', element('FinInstnId', bank)),
    text('ChrgBr', 'SLEV'),
    ...transfers.map(transaction),
  )
}

function transaction({ id, amountMinor, recipient, purpose }: TransferIntent): string {
  const { iban = '', bic, holder } = recipient.details
  return element(
    'CdtTrfTxInf',
    element('PmtId', text('EndToEndId', sepaId(id))),
    element('Amt', text('InstdAmt', formatMinor(amountMinor, 'eur'), { Ccy: 'EUR' })),
    bic ? element('CdtrAgt', element('FinInstnId', text('BICFI', bic))) : '',
    element('Cdtr', text('Nm', nameOf(holder ?? recipient.name))),
    element('CdtrAcct', element('Id', text('IBAN', iban))),
    element('RmtInf', text('Ustrd', sepaText(purpose, PURPOSE_LENGTH) || sepaId(id))),
  )
}

function totals(transfers: readonly TransferIntent[]): string[] {
  const sum = transfers.reduce((total, transfer) => total + transfer.amountMinor, 0n)
  return [text('NbOfTxs', String(transfers.length)), text('CtrlSum', formatMinor(sum, 'eur'))]
}

/** Formats a name, which the scheme requires. @throws ApiError when nothing of it can be written */
function nameOf(name: string): string {
  const written = sepaText(name, NAME_LENGTH)
  if (written !== '') return written
  throw invalid('name', `SEPA files can’t contain the name ${JSON.stringify(name)}.`)
}
