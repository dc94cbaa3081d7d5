import { describe, expect, test } from 'bun:test'
import type { ApiError } from '../../server/domain/errors.ts'
import { createProviders } from '../../server/payout-providers/index.ts'
import { nachaReturns, readNacha } from '../kit/payout-nacha.ts'
import { painErrors, statusReport, type StatusReport } from '../kit/payout-pain.ts'
import { transferId, transferTo } from '../kit/payout-transfers.ts'

const { sepa, nacha } = createProviders()
const FILE_ID = 'file_0TESTtest0123456'
const MESSAGE = 'file-0TESTtest0123456'
const IDS = [transferId(), transferId(), transferId()]
const [A, B, C] = IDS as [string, string, string]
const FILE = { id: FILE_ID, transferIds: IDS }
const inFile = (id: string) => id.replace('_', '-')

function readSepa(report: Partial<StatusReport>, ...form: [version?: string, prefix?: string]) {
  const content = statusReport({ messageId: MESSAGE, ...report }, ...form)
  const reports = sepa.readStatusFile!(content, FILE)
  return Object.fromEntries(reports.map((one) => [one.transferId, one.status]))
}

function problem(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    expect(error).toMatchObject({ code: 'unprocessable_entity', issues: [{ path: 'content' }] })
    return (error as ApiError).message
  }
  throw new Error('it was read')
}

describe('a pain.002 report', () => {
  test.each(['ACSC', 'ACCC'])('of %s is the end for every transfer', (group) => {
    expect(readSepa({ group })).toEqual({ [A]: 'completed', [B]: 'completed', [C]: 'completed' })
  })

  test.each(['ACCP', 'ACSP', 'ACTC', 'ACWC', 'PDNG', 'RCVD'])('of %s is on its way', (group) => {
    expect(readSepa({ group })).toEqual({ [A]: 'sent', [B]: 'sent', [C]: 'sent' })
    expect(readSepa({ block: group })).toEqual({ [A]: 'sent', [B]: 'sent', [C]: 'sent' })
  })

  test('that rejects the file fails all of its transfers with the reason', () => {
    const content = statusReport({ messageId: MESSAGE, group: 'RJCT', groupReasons: ['AM04'] })
    expect(sepa.readStatusFile!(content, FILE)).toEqual(
      IDS.map((id) => ({
        transferId: id,
        status: 'failed',
        reference: null,
        reason: "The program's account does not cover the payout.",
      })),
    )
  })

  test('lets a transfer’s own status go before the block’s, and that before the group’s', () => {
    const transactions = [
      { endToEndId: inFile(B), status: 'RJCT', reasons: ['AC04'], reference: 'BANK-42' },
      { endToEndId: inFile(C), status: 'ACSC' },
    ]
    const report = { messageId: MESSAGE, group: 'RJCT', block: 'ACCP', transactions }
    expect(readSepa(report)).toEqual({ [A]: 'sent', [B]: 'failed', [C]: 'completed' })
    const [, failed] = sepa.readStatusFile!(statusReport(report), FILE)
    expect(failed).toEqual({
      transferId: B,
      status: 'failed',
      reference: 'BANK-42',
      reason: 'The account is closed. Use another account.',
    })
  })

  test('that is partial says nothing of transfers that it does not name', () => {
    const transactions = [{ endToEndId: inFile(B), status: 'RJCT', reasons: ['ZZ99'] }]
    expect(readSepa({ group: 'PART', transactions })).toEqual({ [B]: 'failed' })
    expect(readSepa({ group: 'WHAT' })).toEqual({})
    const content = statusReport({ messageId: MESSAGE, group: 'PART', transactions })
    expect(sepa.readStatusFile!(content, FILE)[0]?.reason).toContain('ZZ99')
  })

  test.each(['AM05', 'DU01', 'DUPL'])(
    'that refuses a repeated upload (%s) fails nothing: the first may have paid',
    (code) => {
      expect(readSepa({ group: 'RJCT', groupReasons: [code] })).toEqual({
        [A]: 'sent',
        [B]: 'sent',
        [C]: 'sent',
      })
    },
  )

  test('is read in the older version, with any prefix, and with a byte order mark', () => {
    for (const form of [['pain.002.001.03'], ['pain.002.001.10', 'ns2']] as const) {
      const read = readSepa({ group: 'ACSC' }, ...form)
      expect(read).toEqual({ [A]: 'completed', [B]: 'completed', [C]: 'completed' })
    }
    const content = statusReport({ messageId: MESSAGE, group: 'ACSC' })
    expect(sepa.readStatusFile!(`\uFEFF${content}`, FILE)).toHaveLength(3)
  })

  test('about another file or a strange transfer changes nothing', () => {
    expect(problem(() => readSepa({ messageId: 'file-other', group: 'RJCT' }))).toContain(
      'file-other',
    )
    const transactions = [
      { endToEndId: inFile(A), status: 'ACSC' },
      { endToEndId: 'tr-strange', status: 'RJCT' },
    ]
    expect(problem(() => readSepa({ transactions }))).toContain('tr-strange')
  })

  test('is refused with a DTD, entities, another message, damage or too much of it', () => {
    const right = statusReport({ messageId: MESSAGE, group: 'ACSC' })
    const bomb = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
    for (const content of [
      right.replace('?>', `?>${bomb}`),
      right.replace('BANK-1', '&b;'),
      right.replace('ACSC', 'AC\u0000SC'),
      right.replace('pain.002.001.10', 'pain.001.001.09'),
      right.replaceAll('CstmrPmtStsRpt', 'CstmrDrctDbtInitn'),
      right.slice(0, -20),
      right + right,
      right.replace('BANK-1', 'x'.repeat(5_000_001)),
      right.replace(MESSAGE, `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`),
      `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`,
    ]) {
      expect(problem(() => sepa.readStatusFile!(content, FILE))).toMatch(/\.$/)
    }
  })

  test('is, in these tests, what ISO 20022 says that banks write', async () => {
    const transactions = [
      { endToEndId: inFile(B), status: 'RJCT', reasons: ['AC04'], reference: 'BANK-42' },
    ]
    const report = { messageId: MESSAGE, group: 'PART', groupReasons: ['AM04'], block: 'PART' }
    const content = statusReport({ ...report, transactions })
    expect(await painErrors('pain.002.001.10', content)).toEqual([])
    const prefixed = statusReport({ ...report, transactions }, 'pain.002.001.10', 'ns2')
    expect(await painErrors('pain.002.001.10', prefixed)).toEqual([])
    const wrong = content.replace('<GrpSts>PART</GrpSts>', '<GrpSts>TOOLONG</GrpSts>')
    expect(await painErrors('pain.002.001.10', wrong)).not.toEqual([])
  })
})

describe('a file of returned entries', () => {
  const details = nacha.checkRecipient({
    routing: '011401533',
    account: '0001234567',
    accountType: 'checking',
  })
  const funding = {
    id: 'fa_1',
    details: nacha.checkFunding({
      bankName: 'First Bank',
      bankRouting: '021000021',
      companyName: 'Acme Inc',
      companyId: '12-3456789',
    }),
  }
  const transfers = IDS.map((id) => transferTo({ details }, { id }))
  const { content } = nacha.writeFile(transfers, funding, {
    id: FILE_ID,
    atMs: Date.UTC(2026, 2, 3),
  })
  const [first, second, third] = readNacha(content)
  const read = (text: string) => nacha.readStatusFile!(text, FILE)

  test('returns the transfers whose ids it names, with the reason and the trace', () => {
    const file = nachaReturns([
      { entry: first!, code: 'R03' },
      { entry: third!, code: 'R99' },
    ])
    expect(read(file)).toEqual([
      {
        transferId: A,
        status: 'returned',
        reference: first!.trace,
        reason: 'There is no such account of that name. Check the account number.',
      },
      {
        transferId: C,
        status: 'returned',
        reference: third!.trace,
        reason: 'The bank returned the payout (code R99).',
      },
    ])
  })

  test('finds a transfer whose id came back in capitals', () => {
    const file = nachaReturns([
      { entry: second!, code: 'R02', individualId: second!.individualId.toUpperCase() },
    ])
    expect(read(file)).toMatchObject([{ transferId: B, status: 'returned' }])
  })

  test('leaves out other files’ entries, also those with the same trace, and talk between banks', () => {
    const strange = { entry: first!, code: 'R02', individualId: transferId().slice(-15) }
    expect(read(nachaReturns([strange, { entry: second!, code: 'R61' }]))).toEqual([])
  })

  test('is read without line ends and with trimmed lines', () => {
    const file = nachaReturns([{ entry: first!, code: 'R02' }])
    expect(read(file.replaceAll('\r\n', ''))).toMatchObject([{ transferId: A }])
    expect(read(file.replace(/ +\r\n/g, '\n'))).toMatchObject([{ transferId: A }])
  })

  test('is refused when it is cut, counts wrongly, has no returns or is no such file', () => {
    const file = nachaReturns([
      { entry: first!, code: 'R02' },
      { entry: second!, code: 'R02' },
    ])
    const lines = file.split('\r\n')
    for (const text of [
      content,
      lines.slice(0, 4).join('\n'),
      lines.toSpliced(4, 2).join('\n'),
      lines.slice(1).join('\n'),
      file.replace('799R02', '799Ř02'),
      `${file}${'x'.repeat(5_000_001)}`,
      `${'1'.repeat(95)}\n`,
    ]) {
      expect(problem(() => read(text))).toMatch(/\.$/)
    }
  })
})
