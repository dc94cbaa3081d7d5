import type { TransferIntent } from '../port.ts'
import { must, type FileFixture } from '../testing.ts'

/** Reads an ACH file by the columns of its rules, apart from the code that writes it. */
export interface NachaEntry {
  entryClass: string
  transactionCode: string
  routing: string
  account: string
  cents: bigint
  individualId: string
  name: string
  trace: string
  information: string
}

/** Parses the entries and throws at the first thing that a bank would refuse. */
export function readNacha(content: string): NachaEntry[] {
  must(/^[\x20-\x7e\n]+$/.test(content), 'plain characters')
  must(content.endsWith('\n'), 'a last line end')
  const lines = content.slice(0, -1).split('\n')
  for (const line of lines) must(line.length === 94, `94 characters, not ${line.length}: ${line}`)
  must(lines.length % 10 === 0, 'blocks of ten')
  const header = lines[0]!
  must(/^101 \d{9}.{10}\d{6}\d{4}[A-Z0-9]094101/.test(header), 'a file header')
  const end = lines.findIndex((line) => line.startsWith('9'))
  for (const filler of lines.slice(end + 1)) must(filler === '9'.repeat(94), 'fillers of nines')
  const entries: NachaEntry[] = []
  const sums = { batches: 0, records: 0, hash: 0n, cents: 0n }
  let at = 1
  while (at < end) at = readBatch(lines, at, { entries, sums })
  const control = lines[end]!
  must(at === end && /^9\d{54} {39}$/.test(control), 'a file control')
  must(Number(control.slice(1, 7)) === sums.batches, 'the number of batches')
  must(Number(control.slice(7, 13)) === lines.length / 10, 'the number of blocks')
  must(Number(control.slice(13, 21)) === sums.records, 'the number of entries')
  must(BigInt(control.slice(21, 31)) === sums.hash % 10n ** 10n, 'the hash of the file')
  must(BigInt(control.slice(31, 43)) === 0n, 'no debits')
  must(BigInt(control.slice(43, 55)) === sums.cents, 'the credits of the file')
  const traces = entries.map((entry) => entry.trace)
  must(new Set(traces).size === traces.length, 'trace numbers of their own')
  must(traces.join() === traces.toSorted().join(), 'ascending trace numbers')
  return entries
}

function readBatch(
  lines: string[],
  start: number,
  file: {
    entries: NachaEntry[]
    sums: { batches: number; records: number; hash: bigint; cents: bigint }
  },
): number {
  const header = lines[start]!
  must(/^5220.{36}.{10}(PPD|CCD).{10}\d{6}\d{6} {3}1\d{8}\d{7}$/.test(header), 'a batch header')
  let [at, records, hash, cents] = [start + 1, 0, 0n, 0n]
  for (; lines[at]!.startsWith('6'); at += 2) {
    const [entry, addenda] = [lines[at]!, lines[at + 1]!]
    must(/^6[23]2\d{9}.{17}\d{10}.{15}.{22} {2}1\d{15}$/.test(entry), 'an entry')
    must(/^705.{80}0001\d{7}$/.test(addenda), 'an addenda')
    must(addenda.slice(87) === entry.slice(87), 'the sequence of its entry')
    must(entry.slice(79, 87) === header.slice(79, 87), 'the bank of its batch')
    must(entry.slice(54, 76).trim() !== '', 'a name')
    records += 2
    hash += BigInt(entry.slice(3, 11))
    cents += BigInt(entry.slice(29, 39))
    file.entries.push({
      entryClass: header.slice(50, 53),
      transactionCode: entry.slice(1, 3),
      routing: entry.slice(3, 12),
      account: entry.slice(12, 29).trim(),
      cents: BigInt(entry.slice(29, 39)),
      individualId: entry.slice(39, 54).trim(),
      name: entry.slice(54, 76).trim(),
      trace: entry.slice(79),
      information: addenda.slice(3, 83).trim(),
    })
  }
  const control = lines[at]!
  must(/^8220\d{6}\d{10}\d{12}\d{12}.{10} {25}\d{8}\d{7}$/.test(control), 'a batch control')
  must(control.slice(44, 54) === header.slice(40, 50), 'the company of its batch')
  must(control.slice(79) === header.slice(79), 'the number of its batch')
  must(Number(control.slice(4, 10)) === records, 'the number of entries')
  must(BigInt(control.slice(10, 20)) === hash % 10n ** 10n, 'the hash of the batch')
  must(BigInt(control.slice(32, 44)) === cents, 'the credits of the batch')
  file.sums.batches += 1
  file.sums.records += records
  file.sums.hash += hash % 10n ** 10n
  file.sums.cents += cents
  return at + 1
}

/** Builds the bank's file of returned entries. */
export function nachaReturns(
  returned: readonly { entry: NachaEntry; code: string; individualId?: string }[],
): string {
  const digits = (value: bigint | number, length: number) => String(value).padStart(length, '0')
  const lines = [
    '101 0210000211123456789260305120' + '0A094101Acme Inc               First Bank             ',
  ]
  lines[0] = lines[0]!.padEnd(94)
  lines.push(
    '5220Acme Inc                            1123456789PPDPAYOUT    260305260305   1011401530000001',
  )
  for (const [index, { entry, code, individualId = entry.individualId }] of returned.entries()) {
    const trace = `01140153${digits(index + 1, 7)}`
    lines.push(
      `621021000021${entry.account.padEnd(17)}${digits(entry.cents, 10)}` +
        `${individualId.padEnd(15)}${entry.name.padEnd(22)}  1${trace}`,
      `799${code}${entry.trace}${' '.repeat(6)}02100002${' '.repeat(44)}${trace}`,
    )
  }
  const count = returned.length * 2
  lines.push(`8220${digits(count, 6)}${digits(0, 34)}1123456789${' '.repeat(25)}011401530000001`)
  lines.push(`9000001000001${digits(count, 8)}${digits(0, 34)}${' '.repeat(39)}`)
  return `${lines.join('\r\n')}\r\n`
}

export const fixture: FileFixture = {
  kind: 'file',
  examples: {
    funding: {
      bankName: 'First Bank',
      bankRouting: '021000021',
      companyName: 'Acme & Söhne Incorporated',
      companyId: '12-3456789',
    },
    recipient: { routing: '011401533', account: '0001234567', accountType: 'Savings' },
    sameAccount: { routing: '0114-01533', account: '000 1234-567', accountType: 'checking' },
    otherAccount: { routing: '011401533', account: '1234568', accountType: 'savings' },
    secrets: ['123456', '234567'],
    wrongFunding: {
      bankName: ['🎉'],
      bankRouting: ['021000022', '21000021'],
      companyName: ['王'],
      companyId: ['12', '12-34567890123'],
    },
    wrongRecipient: {
      routing: ['123456789', 'bank'],
      account: ['1'.repeat(18), '<1>'],
      accountType: ['loan'],
      ownerType: ['robot'],
      holder: ['🎉'],
    },
  },
  recipients: [
    { routing: '011401533', account: '0001234567', accountType: 'checking' },
    { routing: '091000019', account: '12345678901234567', accountType: 'savings' },
    { routing: '026009593', account: 'A77', accountType: 'checking', ownerType: 'company' },
  ],
  currency: 'usd',
  otherCurrency: 'eur',
  maxMinor: 9_999_999_999n,
  accountField: 'account',
  // Its rules are a table of columns, which reading the file checks.
  schemaErrors: () => Promise.resolve([]),
  readLines: (content, transfers) =>
    readNacha(content).map((entry) => {
      const transferId = entry.information.split(' ')[0]!
      const transfer = transfers.find((one) => one.id === transferId)!
      checkEntry(entry, transfer)
      return { transferId, amountMinor: entry.cents, account: entry.account }
    }),
}

function checkEntry(entry: NachaEntry, { id, recipient }: TransferIntent): void {
  const { accountType, ownerType } = recipient.details
  must(id.endsWith(entry.individualId), 'the id of a transfer')
  must(entry.transactionCode === (accountType === 'savings' ? '32' : '22'), 'the account’s type')
  must(entry.entryClass === (ownerType === 'company' ? 'CCD' : 'PPD'), 'the owner’s class')
}
