import { invalid } from './errors.ts'
import { EUR, readDecimal, type DayRates, type Decimal } from './exchange-rates.ts'
import { isCurrency } from './money.ts'
import { dayStartMs } from './schedule.ts'

const MAX_FILE_LENGTH = 1_000_000
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * Parses the daily file of the European Central Bank, as XML (`eurofxref-daily.xml`) or CSV
 * (`eurofxref.csv`). Currencies that payouts do not support are left out.
 * @throws ApiError `unprocessable_entity` at `file`
 */
export function parseEcbDaily(text: string): DayRates {
  if (text.length > MAX_FILE_LENGTH) throw unreadable('it is too long')
  const { day, pairs } = text.trimStart().startsWith('<') ? readXml(text) : readCsv(text)
  const rates: { currency: string; rate: Decimal }[] = []
  for (const [code, number] of pairs) {
    const currency = code.toLowerCase()
    if (!/^[a-z]{3}$/.test(currency)) throw unreadable(`it names a currency ${quoted(code)}`)
    const rate = readDecimal(number)
    if (!rate) throw unreadable(`the rate of ${code} is ${quoted(number)}`)
    if (rates.some((known) => known.currency === currency)) throw unreadable(`it has ${code} twice`)
    if (isCurrency(currency) && currency !== EUR) rates.push({ currency, rate })
  }
  if (rates.length === 0) throw unreadable('it has no rates')
  return { day, rates }
}

interface Table {
  day: string
  pairs: (readonly [code: string, rate: string])[]
}

function readXml(text: string): Table {
  const cubes = Array.from(text.matchAll(/<Cube\b([^<>]*)>/g), ([, attributes]) => attributes!)
  const days = cubes.map((cube) => attribute(cube, 'time')).filter((day) => day !== null)
  if (days.length !== 1) throw unreadable(`it names ${days.length} days`)
  const pairs = cubes
    .map((cube) => [attribute(cube, 'currency'), attribute(cube, 'rate')] as const)
    .filter((pair): pair is readonly [string, string] => pair[0] !== null && pair[1] !== null)
  return { day: checkedDay(days[0]!), pairs }
}

function attribute(attributes: string, name: string): string | null {
  const match = new RegExp(`\\s${name}\\s?=\\s?(?:'([^']*)'|"([^"]*)")`).exec(attributes)
  return match ? (match[1] ?? match[2]!) : null
}

function readCsv(text: string): Table {
  const [head = [], row = [], ...more] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim()))
  if (head[0] !== 'Date' || more.length > 0)
    throw unreadable('it is neither of the two daily files')
  const pairs = head
    .map((code, i) => [code, row[i] ?? ''] as const)
    .slice(1)
    .filter(([code, number]) => code !== '' && number !== 'N/A')
  return { day: checkedDay(isoDay(row[0] ?? '')), pairs }
}

/** Converts `31 May 2024` to `2024-05-31`; returns anything else unchanged. */
function isoDay(text: string): string {
  const [, day, name, year] = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})$/.exec(text) ?? []
  const month = MONTHS.indexOf((name ?? '').toLowerCase()) + 1
  if (!day || !year || month === 0) return text
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

function checkedDay(text: string): string {
  try {
    dayStartMs(text)
  } catch {
    throw unreadable(`its day is ${quoted(text)}`)
  }
  return text
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40))
}

function unreadable(why: string) {
  return invalid(
    'file',
    `This is not a daily rate file of the European Central Bank: ${why}. ` +
      'Give eurofxref-daily.xml or eurofxref.csv.',
  )
}
