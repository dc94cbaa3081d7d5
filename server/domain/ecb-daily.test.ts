import { describe, expect, test } from 'bun:test'
import { parseEcbDaily } from './ecb-daily.ts'
import { ApiError } from './errors.ts'
import type { DayRates } from './exchange-rates.ts'

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2026-03-06'>
			<Cube currency='USD' rate='1.0852'/>
			<Cube rate="170.61" currency="JPY"/>
			<Cube currency='XYZ' rate='9.1'/>
		</Cube>
	</Cube>
</gesmes:Envelope>`
const RATES: DayRates = {
  day: '2026-03-06',
  rates: [
    { currency: 'usd', rate: { numerator: 10_852n, scale: 4 } },
    { currency: 'jpy', rate: { numerator: 17_061n, scale: 2 } },
  ],
}

describe('the daily file of the central bank', () => {
  const why = (text: string) => {
    try {
      parseEcbDaily(text)
      return null
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError)
      expect((error as ApiError).issues![0]!.path).toBe('file')
      return /Central Bank: (.*)\. Give eurofxref/.exec((error as ApiError).message)![1]
    }
  }

  test('is read as XML, without currencies that nobody uses here', () => {
    expect(parseEcbDaily(XML)).toEqual(RATES)
    expect(parseEcbDaily(`\n ${XML}`)).toEqual(RATES)
    expect(parseEcbDaily(XML.replace(" rate='9.1'", ''))).toEqual(RATES)
  })

  test('is read as CSV, without what is not quoted', () => {
    const csv = 'Date, USD, JPY, RUB, XYZ, \n06 March 2026, 1.0852, 170.61, N/A, 9.1, \n'
    expect(parseEcbDaily(csv)).toEqual(RATES)
    expect(parseEcbDaily(csv.replace('\n', '\r\n').replace('06 March', '6 Mar'))).toEqual(RATES)
    expect(parseEcbDaily('Date,USD\n2026-12-31,1.5').day).toBe('2026-12-31')
    expect(parseEcbDaily('Date,USD\n31 December 2026,1.5').day).toBe('2026-12-31')
    expect(parseEcbDaily('Date,USD\n1 Jan 2026,1.5').day).toBe('2026-01-01')
  })

  test('is refused whole when any part of it cannot be understood', () => {
    const changed = (from: string, to: string) => why(XML.replace(from, to))
    expect(changed("time='2026-03-06'", '')).toBe('it names 0 days')
    expect(changed('<Cube>', "<Cube time='2026-03-05'>")).toBe('it names 2 days')
    expect(changed('2026-03-06', '2026-02-30')).toBe('its day is "2026-02-30"')
    expect(changed('1.0852', '1,0852')).toBe('the rate of USD is "1,0852"')
    expect(changed('1.0852', '0')).toBe('the rate of USD is "0"')
    expect(changed('JPY', 'USD')).toBe('it has USD twice')
    expect(changed('JPY', 'usd')).toBe('it has usd twice')
    expect(changed('JPY', 'YEN!')).toBe('it names a currency "YEN!"')
    expect(changed('JPY', '1YEN')).toBe('it names a currency "1YEN"')
    expect(changed('JPY', 'YENS')).toBe('it names a currency "YENS"')
    expect(why('Date,USD\nthe 6 March 2026,1')).toBe('its day is "the 6 March 2026"')
    expect(why('Date,USD\n6 March 20261,1')).toBe('its day is "6 March 20261"')
    expect(changed('1.0852', 'x'.repeat(50))).toBe(`the rate of USD is "${'x'.repeat(40)}"`)
    expect(why("<Cube><Cube time='2026-03-06'></Cube></Cube>")).toBe('it has no rates')
    expect(why("<Cube time='2026-03-06'><Cube currency='EUR' rate='1'/><Cube rate='2'/>")).toBe(
      'it has no rates',
    )
    expect(why('<html></html>')).toBe('it names 0 days')
    expect(why('')).toBe('it is neither of the two daily files')
    expect(why('Date,USD\n2026-01-01,1\n2026-01-02,1')).toBe('it is neither of the two daily files')
    expect(why('Date,USD')).toBe('its day is ""')
    expect(why('Date,USD\n2026-01-01')).toBe('the rate of USD is ""')
    expect(why('Date,USD\n6 Foo 2026,1')).toBe('its day is "6 Foo 2026"')
    expect(why('Date,USD\n30 February 2026,1')).toBe('its day is "2026-02-30"')
    expect(why('Day,USD\n2026-01-01,1')).toBe('it is neither of the two daily files')
  })

  test('has a million characters at most', () => {
    const padded = (length: number) => XML + ' '.repeat(length - XML.length)
    expect(parseEcbDaily(padded(1_000_000))).toEqual(RATES)
    expect(why(padded(1_000_001))).toBe('it is too long')
  })
})
