import { expect, test } from 'bun:test'
import { createProviders } from '../index.ts'
import { transferTo } from '../testing-transfers.ts'
import { fixture } from './testing.ts'

const { nacha } = createProviders()
const FILE = { id: 'file_0TESTtest0123456', atMs: Date.UTC(2026, 2, 7, 21, 30) }

test('an ACH file is laid out to the column', () => {
  const details = nacha.checkRecipient(fixture.recipients[1]!)
  const transfers = [transferTo({ details }, { id: 'tr_0UviSRQabcdefghi' })]
  const funding = { id: 'fa_1', details: nacha.checkFunding(fixture.examples.funding) }
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
