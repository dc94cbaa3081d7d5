import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { DOMParser } from '@xmldom/xmldom'
import { ApiError } from '../../server/domain/errors.ts'
import { formatMinor } from '../../server/domain/money.ts'
import { createProviders } from '../../server/payout-providers/index.ts'
import type { FileProvider, TransferIntent } from '../../server/payout-providers/port.ts'
import { nachaReturns, readNacha } from '../kit/payout-nacha.ts'
import { painErrors, statusReport } from '../kit/payout-pain.ts'
import { HOSTILE_TEXTS, transferTo } from '../kit/payout-transfers.ts'

const { sepa, nacha } = createProviders()
const FILE = { id: 'file_0TESTtest0123456', atMs: Date.UTC(2026, 2, 7, 21, 30) }

/** A transfer as the file says it. */
interface Line {
  id: string
  amountMinor: bigint
  account: string
}

interface Rig {
  provider: FileProvider
  funding: Record<string, string>
  recipients: Record<string, string>[]
  currency: string
  maxMinor: bigint
  /** Throws or answers complaints when a bank would refuse the file. */
  check(content: string): Promise<string[]>
  lines(content: string, transfers: readonly TransferIntent[]): Line[]
}

const sepaRig: Rig = {
  provider: sepa,
  funding: { name: 'Acme & Söhne GmbH', iban: 'DE89 3704 0044 0532 0130 00' },
  recipients: [
    { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
    { iban: 'GB29 NWBK 6016 1331 9268 19' },
    { iban: 'IE29AIBK93115212345678', holder: 'Gráinne O’Connor' },
  ],
  currency: 'eur',
  maxMinor: 99_999_999_999n,
  check: (content) => painErrors('pain.001.001.09', content),
  lines(content) {
    const root = new DOMParser().parseFromString(content, 'text/xml').documentElement!
    const texts = (name: string) =>
      Array.from(root.getElementsByTagName(name), (node) => node.textContent ?? '')
    const amounts = texts('InstdAmt')
    const cents = amounts.map((amount) => BigInt(amount.replace('.', '')))
    const sum = formatMinor(
      cents.reduce((total, one) => total + one, 0n),
      'eur',
    )
    expect(texts('CtrlSum')).toEqual([sum, sum])
    expect(texts('NbOfTxs')).toEqual([String(amounts.length), String(amounts.length)])
    for (const text of texts('*')) expect(text).toMatch(/^[A-Za-z0-9/?:().,'+ \n-]*$/)
    for (const name of texts('Nm')) expect(name).toMatch(/^.{1,70}$/)
    const [, ...accounts] = texts('IBAN')
    return texts('EndToEndId').map((endToEndId, index) => ({
      id: endToEndId.replace('-', '_'),
      amountMinor: cents[index]!,
      account: accounts[index]!,
    }))
  },
}

const nachaRig: Rig = {
  provider: nacha,
  funding: {
    bankName: 'First Bank',
    bankRouting: '021000021',
    companyName: 'Acme & Söhne Incorporated',
    companyId: '12-3456789',
  },
  recipients: [
    { routing: '011401533', account: '0001234567', accountType: 'checking' },
    { routing: '091000019', account: '12345678901234567', accountType: 'savings' },
    { routing: '026009593', account: 'A77', accountType: 'checking', ownerType: 'company' },
  ],
  currency: 'usd',
  maxMinor: 9_999_999_999n,
  check: async (content) => (readNacha(content), []),
  lines: (content, transfers) =>
    readNacha(content).map((entry) => {
      const id = entry.information.split(' ')[0]!
      expect(id.endsWith(entry.individualId)).toBe(true)
      const { accountType, ownerType } = transfers.find((one) => one.id === id)!.recipient.details
      expect(entry.transactionCode).toBe(accountType === 'savings' ? '32' : '22')
      expect(entry.entryClass).toBe(ownerType === 'company' ? 'CCD' : 'PPD')
      return { id, amountMinor: entry.cents, account: entry.account }
    }),
}

describe.each([
  ['sepa', sepaRig],
  ['nacha', nachaRig],
] as const)('a file of %s', (_name, rig) => {
  const { provider, currency } = rig
  const funding = { id: 'fa_1', details: provider.checkFunding(rig.funding) }
  const recipients = rig.recipients.map((details) => provider.checkRecipient(details))
  const transfer = (index: number, changes: Partial<TransferIntent> = {}, name = 'Grace Okoro') =>
    transferTo({ name, details: recipients[index % 3]! }, { currency, ...changes })
  const write = (transfers: readonly TransferIntent[]) =>
    provider.writeFile(transfers, funding, FILE)

  test('pays every transfer once, to the unit, to its account', async () => {
    const transfers = [1n, 99n, 100n, 123_456n, rig.maxMinor].map((amountMinor, index) =>
      transfer(index, { amountMinor }),
    )
    const { content, filename } = write(transfers)
    expect(await rig.check(content)).toEqual([])
    expect(filename).toMatch(/^[a-z]+-file_0TESTtest0123456\.[a-z]+$/)
    const lines = rig.lines(content, transfers)
    for (const { id, amountMinor, recipient } of transfers) {
      const account = recipient.details.iban ?? recipient.details.account!
      expect(lines.filter((line) => line.id === id)).toEqual([{ id, amountMinor, account }])
    }
    expect(lines).toHaveLength(transfers.length)
  })

  test('is valid whatever people write into names and purposes', async () => {
    const transfers = HOSTILE_TEXTS.flatMap((text, index) => [
      transfer(index, { purpose: text }, text),
      transfer(index, { purpose: text }),
      transfer(index, {}, text),
    ])
    const { content } = write(transfers)
    expect(await rig.check(content)).toEqual([])
    expect(rig.lines(content, transfers)).toHaveLength(transfers.length)
  })

  test('has sums that hold for any amounts, names and purposes', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 })
    const row = fc.tuple(fc.bigInt(1n, 10_000_000n), text, text)
    const contents: string[] = []
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const transfers = rows.map(([amountMinor, purpose, name], index) =>
          transfer(index, { amountMinor, purpose }, name),
        )
        const { content } = write(transfers)
        const lines = rig.lines(content, transfers)
        const sum = (of: readonly { amountMinor: bigint }[]) =>
          of.reduce((total, one) => total + one.amountMinor, 0n)
        expect(sum(lines)).toBe(sum(transfers))
        contents.push(content)
      }),
      { numRuns: 50 },
    )
    for (const content of contents.slice(-3)) expect(await rig.check(content)).toEqual([])
  })

  test('has the same bytes for the same transfers', () => {
    const transfers = [transfer(0), transfer(1), transfer(2)]
    expect(write(transfers)).toEqual(write(structuredClone(transfers)))
    expect(write(transfers).content).not.toBe(write(transfers.toReversed()).content)
  })

  test('is refused for another currency, an amount out of bounds, or nothing to pay', () => {
    for (const transfers of [
      [],
      [transfer(0, { currency: currency === 'eur' ? 'usd' : 'eur' })],
      [transfer(0, { amountMinor: 0n })],
      [transfer(0), transfer(1, { amountMinor: -5n })],
      [transfer(0, { amountMinor: rig.maxMinor + 1n })],
    ]) {
      expect(() => write(transfers)).toThrow(ApiError)
    }
  })

  test('gets an answer that is refused when it is not one', () => {
    const transfers = [transfer(0)]
    const file = { id: FILE.id, transferIds: transfers.map((one) => one.id) }
    const own = write(transfers).content
    for (const content of [
      '',
      'hello',
      own,
      '{}',
      '<a>',
      '\u0000',
      '<a>'.repeat(50_000),
      own.slice(0, 300),
    ]) {
      expect(() => provider.readStatusFile!(content, file)).toThrow(ApiError)
    }
  })
})

test('a SEPA file is one batch of the scheme, on the next day that banks settle', () => {
  const transfers = [
    transferTo({ details: sepa.checkRecipient(sepaRig.recipients[0]!) }, { currency: 'eur' }),
  ]
  const funding = {
    id: 'fa_1',
    details: sepa.checkFunding({ ...sepaRig.funding, bic: 'COBADEFFXXX' }),
  }
  const content = sepa.writeFile(transfers, funding, FILE).content.replaceAll('\n', '')
  for (const part of [
    '<MsgId>file-0TESTtest0123456</MsgId><CreDtTm>2026-03-07T21:30:00Z</CreDtTm>',
    '<PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>',
    '<SvcLvl><Cd>SEPA</Cd></SvcLvl>',
    '<ReqdExctnDt><Dt>2026-03-09</Dt></ReqdExctnDt>',
    '<Dbtr><Nm>Acme + Soehne GmbH</Nm></Dbtr>',
    '<DbtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></DbtrAgt>',
    '<ChrgBr>SLEV</ChrgBr>',
    '<Amt><InstdAmt Ccy="EUR">123.45</InstdAmt></Amt>',
    '<RmtInf><Ustrd>Acme partner program</Ustrd></RmtInf>',
  ]) {
    expect(content).toContain(part)
  }
})

test('an ACH file is laid out to the column', () => {
  const details = nacha.checkRecipient(nachaRig.recipients[1]!)
  const transfers = [transferTo({ details }, { id: 'tr_0UviSRQabcdefghi' })]
  const funding = { id: 'fa_1', details: nacha.checkFunding(nachaRig.funding) }
  const { content } = nacha.writeFile(transfers, funding, FILE)
  expect(content.split('\n')).toEqual([
    '101 02100002111234567892603072130W094101First Bank             Acme & Soehne Incorporat0123456',
    '5220Acme & Soehne In                    1123456789PPDPAYOUT    260307260309   1021000020000001',
    '632091000019123456789012345670000012345UviSRQabcdefghiGrace Okoro             1021000020000001',
    '705tr_0UviSRQabcdefghi Acme partner program                                        00010000001',
    '822000000200091000010000000000000000000123451123456789                         021000020000001',
    '9000001000001000000020009100001000000000000000000012345                                       ',
    ...Array.from({ length: 4 }, () => '9'.repeat(94)),
    '',
  ])
})

test('both kinds of answers are read in one way', () => {
  const transfers = [transferTo({ details: nacha.checkRecipient(nachaRig.recipients[0]!) })]
  const funding = { id: 'fa_1', details: nacha.checkFunding(nachaRig.funding) }
  const [entry] = readNacha(nacha.writeFile(transfers, funding, FILE).content)
  const transferId = transfers[0]!.id
  const file = { id: FILE.id, transferIds: [transferId] }
  const returned = nacha.readStatusFile!(nachaReturns([{ entry: entry!, code: 'R02' }]), file)
  const report = statusReport({
    messageId: 'file-0TESTtest0123456',
    group: 'RJCT',
    groupReasons: ['AC04'],
  })
  const rejected = sepa.readStatusFile!(report, file)
  expect(returned).toMatchObject([{ transferId, status: 'returned', reference: entry!.trace }])
  expect(rejected).toMatchObject([{ transferId, status: 'failed' }])
  expect(returned[0]!.reason).toBe(rejected[0]!.reason)
})
