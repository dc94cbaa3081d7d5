import { describe, expect, test } from 'bun:test'
import { message } from '../../domain/message/message.ts'
import type { ApiError } from '../../domain/errors.ts'
import { createProviders } from '../index.ts'
import { transferId, transferTo } from '../testing-transfers.ts'
import { nachaReturns, readNacha } from './testing.ts'

const { nacha } = createProviders()
const FILE_ID = 'file_0TESTtest0123456'
const IDS = [transferId(), transferId(), transferId()]
const [A, B, C] = IDS as [string, string, string]
const FILE = { id: FILE_ID, transferIds: IDS }

function problem(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    expect(error).toMatchObject({ code: 'unprocessable_entity', issues: [{ path: 'content' }] })
    return (error as ApiError).message
  }
  throw new Error('it was read')
}

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
        reason: message('payout.nacha.no-account'),
      },
      {
        transferId: C,
        status: 'returned',
        reference: third!.trace,
        reason: message('payout.nacha.returned', { code: 'R99' }),
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
