import { expect, test } from 'bun:test'
import { createProviders } from '../index.ts'
import { transferTo } from '../testing-transfers.ts'
import { fixture } from './testing.ts'

const { sepa } = createProviders()
const FILE = { id: 'file_0TESTtest0123456', atMs: Date.UTC(2026, 2, 7, 21, 30) }

test('a SEPA file is one batch of the scheme, on the next day that banks settle', () => {
  const transfers = [
    transferTo({ details: sepa.checkRecipient(fixture.recipients[0]!) }, { currency: 'eur' }),
  ]
  const funding = {
    id: 'fa_1',
    details: sepa.checkFunding(fixture.examples.funding),
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
