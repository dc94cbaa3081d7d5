import { invalid } from '../../domain/errors.ts'
import type { FileLimits } from '../../domain/transfer-limits.ts'
import { toLatin } from '../latin.ts'
import type { FundingAccount, PayoutFile, TransferIntent } from '../port.ts'
import { BLOCKING, digits, exact, left, record, RECORD_LENGTH } from './record.ts'
import { individualId } from './trace.ts'

/** Credits only. */
const SERVICE_CLASS = '220'
export const MAX_CENTS = 9_999_999_999n
/** Fields of the file: twelve digits for its sum, six for the lines of a batch, of which a transfer has two. */
export const FILE_LIMITS: FileLimits = { maxSumMinor: 999_999_999_999n, maxTransfers: 499_999 }
const DAY_MS = 86_400_000
const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** PPD pays people, CCD companies: an entry class is a batch of its own. */
const CLASSES = ['PPD', 'CCD'] as const
type EntryClass = (typeof CLASSES)[number]

interface Sums {
  transfers: number
  hash: bigint
  cents: bigint
}

/** Credits to American bank accounts: a batch for people, one for companies, an addenda with our id each. */
export function writeNachaFile(
  transfers: readonly TransferIntent[],
  funding: FundingAccount,
  file: { id: string; atMs: number },
): PayoutFile {
  check(transfers)
  const records = [fileHeader(funding, file)]
  const total: Sums = { transfers: 0, hash: 0n, cents: 0n }
  let batches = 0
  for (const entryClass of CLASSES) {
    const members = transfers.filter((transfer) => classOf(transfer) === entryClass)
    if (members.length === 0) continue
    batches++
    const batch = {
      number: batches,
      entryClass,
      atMs: file.atMs,
      firstSequence: total.transfers + 1,
    }
    records.push(...batchRecords(members, funding, batch, total))
  }
  const blocks = Math.ceil((records.length + 1) / BLOCKING)
  records.push(fileControl(batches, blocks, total))
  while (records.length < blocks * BLOCKING) records.push('9'.repeat(RECORD_LENGTH))
  return {
    filename: `ach-${file.id}.txt`,
    contentType: 'text/plain',
    content: `${records.join('\n')}\n`,
  }
}

function check(transfers: readonly TransferIntent[]): void {
  if (transfers.length === 0) throw invalid('transfers', 'A file needs at least one transfer.')
  const sum = transfers.reduce((total, transfer) => total + transfer.amountMinor, 0n)
  const { maxSumMinor, maxTransfers } = FILE_LIMITS
  if (sum > maxSumMinor || transfers.length > maxTransfers)
    throw invalid('transfers', 'The total is too large for one file. Create several files.')
  const ids = new Set<string>()
  for (const { id, amountMinor, currency } of transfers) {
    if (currency !== 'usd') {
      throw invalid('currency', `ACH supports only US dollars, but ${id} is in ${currency}.`)
    }
    if (amountMinor <= 0n || amountMinor > MAX_CENTS) {
      throw invalid(
        'amount',
        `ACH supports amounts from $0.01 to $99,999,999.99, and ${id} is outside this range.`,
      )
    }
    const key = individualId(id).toUpperCase()
    if (ids.has(key)) throw invalid('transfers', `Two transfers would have the bank’s ID ${key}.`)
    ids.add(key)
  }
}

function classOf({ recipient }: TransferIntent): EntryClass {
  return recipient.details.ownerType === 'company' ? 'CCD' : 'PPD'
}

function fileHeader({ details }: FundingAccount, file: { id: string; atMs: number }): string {
  const { bankRouting = '', bankName = '', companyName = '', companyId = '', originId } = details
  const [date, time] = stamp(file.atMs)
  return record(
    '101',
    ` ${digits(bankRouting, 9)}`,
    exact((originId ?? companyId).padStart(10), 10),
    date,
    time,
    modifierOf(file.id),
    `094${BLOCKING}1`,
    left(bankName, 23),
    left(companyName, 23),
    left(file.id.slice(-8), 8),
  )
}

function batchRecords(
  members: readonly TransferIntent[],
  { details }: FundingAccount,
  batch: { number: number; entryClass: EntryClass; atMs: number; firstSequence: number },
  total: Sums,
): string[] {
  const { bankRouting = '', companyName = '', companyId = '' } = details
  const bank = digits(bankRouting.slice(0, 8), 8)
  const sums: Sums = { transfers: 0, hash: 0n, cents: 0n }
  const entries = members.flatMap((transfer, index) => {
    sums.transfers += 1
    sums.hash += BigInt((transfer.recipient.details.routing ?? '').slice(0, 8))
    sums.cents += transfer.amountMinor
    return entryRecords(transfer, bank, batch.firstSequence + index)
  })
  total.transfers += sums.transfers
  total.hash += sums.hash
  total.cents += sums.cents
  const company = exact(companyId, 10)
  const header = record(
    `5${SERVICE_CLASS}`,
    left(companyName, 16),
    ' '.repeat(20),
    company,
    batch.entryClass,
    left('PAYOUT', 10),
    stamp(batch.atMs)[0],
    stamp(bankingDay(batch.atMs))[0],
    '   1',
    bank,
    digits(batch.number, 7),
  )
  const control = record(
    `8${SERVICE_CLASS}`,
    sumFields(sums, 6),
    company,
    ' '.repeat(25),
    bank,
    digits(batch.number, 7),
  )
  return [header, ...entries, control]
}

function entryRecords(transfer: TransferIntent, bank: string, sequence: number): string[] {
  const { routing = '', account = '', accountType, holder } = transfer.recipient.details
  const trace = bank + digits(sequence, 7)
  const entry = record(
    accountType === 'savings' ? '632' : '622',
    digits(routing, 9),
    exact(account, 17),
    digits(transfer.amountMinor, 10),
    exact(individualId(transfer.id), 15),
    left(nameOf(holder ?? transfer.recipient.name), 22),
    '  1',
    trace,
  )
  // The whole id first: the purpose is what may be cut.
  const information = left(`${transfer.id} ${transfer.purpose}`, 80)
  return [entry, record('705', information, '0001', digits(sequence, 7))]
}

/** Formats the receiver's name. @throws ApiError when nothing of it can be written */
function nameOf(name: string): string {
  const written = toLatin(name)
  if (written !== '') return written
  throw invalid('name', `ACH files can’t contain the name ${JSON.stringify(name)}.`)
}

function fileControl(batches: number, blocks: number, total: Sums): string {
  return record('9', digits(batches, 6), digits(blocks, 6), sumFields(total, 8), ' '.repeat(39))
}

/** Entries and their addenda, the last ten digits of the hash, no debits, the credits. */
function sumFields({ transfers, hash, cents }: Sums, width: number): string {
  const tail = digits(hash % 10_000_000_000n, 10)
  return digits(2 * transfers, width) + tail + digits(0, 12) + digits(cents, 12)
}

/** Formats an instant as `YYMMDD` and `HHMM`, in UTC. */
function stamp(atMs: number): [date: string, time: string] {
  const text = new Date(atMs).toISOString()
  return [text.slice(2, 10).replaceAll('-', ''), text.slice(11, 16).replace(':', '')]
}

/** Returns the next banking day: weekends may be refused; the bank itself moves a holiday's transfers. */
function bankingDay(atMs: number): number {
  const weekday = new Date(atMs).getUTCDay()
  if (weekday === 6) return atMs + 2 * DAY_MS
  return weekday === 0 ? atMs + DAY_MS : atMs
}

/** Tells files of one day apart; the same file always has the same. */
function modifierOf(fileId: string): string {
  let hash = 0
  for (const character of fileId) hash = (hash * 31 + character.codePointAt(0)!) % 1_000_003
  return MODIFIERS[hash % MODIFIERS.length]!
}
