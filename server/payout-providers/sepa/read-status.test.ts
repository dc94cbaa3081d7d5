import { describe, expect, test } from 'bun:test'
import { message } from '../../domain/message/message.ts'
import type { ApiError } from '../../domain/errors.ts'
import { transferId } from '../testing-transfers.ts'
import { readSepaStatus } from './read-status.ts'
import { painErrors, statusReport, type StatusReport } from './testing.ts'

const FILE_ID = 'file_0TESTtest0123456'
const MESSAGE = 'file-0TESTtest0123456'
const IDS = [transferId(), transferId(), transferId()]
const [A, B, C] = IDS as [string, string, string]
const FILE = { id: FILE_ID, transferIds: IDS }
const inFile = (id: string) => id.replace('_', '-')

function readSepa(report: Partial<StatusReport>, ...form: [version?: string, prefix?: string]) {
  const content = statusReport({ messageId: MESSAGE, ...report }, ...form)
  const reports = readSepaStatus(content, FILE)
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
    expect(readSepaStatus(content, FILE)).toEqual(
      IDS.map((id) => ({
        transferId: id,
        status: 'failed',
        reference: null,
        reason: message('payout.sepa.not-covered'),
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
    const [, failed] = readSepaStatus(statusReport(report), FILE)
    expect(failed).toEqual({
      transferId: B,
      status: 'failed',
      reference: 'BANK-42',
      reason: message('payout.sepa.account-closed'),
    })
  })

  test('that is partial says nothing of transfers that it does not name', () => {
    const transactions = [{ endToEndId: inFile(B), status: 'RJCT', reasons: ['ZZ99'] }]
    expect(readSepa({ group: 'PART', transactions })).toEqual({ [B]: 'failed' })
    expect(readSepa({ group: 'WHAT' })).toEqual({})
    const content = statusReport({ messageId: MESSAGE, group: 'PART', transactions })
    expect(readSepaStatus(content, FILE)[0]?.reason).toEqual(
      message('payout.sepa.refused-code', { code: 'ZZ99' }),
    )
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
    expect(readSepaStatus(`\uFEFF${content}`, FILE)).toHaveLength(3)
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
      expect(problem(() => readSepaStatus(content, FILE))).toMatch(/\.$/)
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
