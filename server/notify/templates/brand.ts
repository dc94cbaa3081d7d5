import { message, type Localizable, type Value } from '../../domain/message/message.ts'
import type { MailWords } from '../../domain/mail-words.ts'
import { keepSign, type Locale } from '../../locales/format.ts'
import { formatMinor } from '../../domain/money.ts'
import { localeOf } from '../../locales/locale.ts'
import type { Block } from './letter.ts'

/** How a program looks and speaks in its mails, and whom one is written to. */
export interface Brand {
  program: string
  /** An address of an image; null: the name in letters. */
  logo: string | null
  /** `#rrggbb`; null: a neutral one. */
  color: string | null
  supportEmail: string | null
  helpUrl: string | null
  /** Where a partner finds what the mail is about; undefined for the program's own people. */
  dashboardUrl?: string
  /** The reader's locale for texts, numbers and dates: `de-CH`; null: English. */
  locale: string | null
  timeZone: string | null
  /** Whether a greeting may name the reader: not while a stranger may have typed name and address. */
  greetsByName: boolean
  /** The program's own words for this mail; null: those of the catalogue. */
  words?: MailWords | null
}

export interface Money {
  amountMinor: bigint
  currency: string
}

const NEUTRAL = '#334155'

/** Returns the button colours: the background, and black or white, whichever is more legible on it. */
export function colorsOf(brand: Pick<Brand, 'color'>): { background: string; text: string } {
  const background = /^#[0-9a-f]{6}$/i.test(brand.color ?? '') ? brand.color! : NEUTRAL
  const luminance = luminanceOf(background)
  const onWhite = 1.05 / (luminance + 0.05)
  const onBlack = (luminance + 0.05) / 0.05
  return { background: background.toLowerCase(), text: onWhite >= onBlack ? '#ffffff' : '#000000' }
}

/** Computes the relative luminance as WCAG defines it: 0 is black, 1 is white. */
function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Greets the reader, by name unless a stranger may have typed it. */
export function greeting(
  { greetsByName }: Pick<Brand, 'greetsByName'>,
  partner: string,
): Localizable {
  return greetsByName ? message('mail.greeting', { partner }) : message('mail.greeting-unnamed')
}

/** Returns the button that leads a partner to their dashboard. */
export function dashboardButton({ dashboardUrl: url }: Pick<Brand, 'dashboardUrl'>): Block[] {
  if (url === undefined) return []
  return [{ kind: 'button', label: message('mail.open-dashboard'), url, secret: false }]
}

/** Returns a sum as a value of a message, which formats it like `showMoney`. */
export function sum({ amountMinor, currency }: Money): Value {
  return { minor: String(amountMinor), currency }
}

/**
 * Formats an amount for the reader's locale, in the currency's own number of decimals: `€12.50`, `12,50 €`.
 */
export function showMoney(brand: Pick<Brand, 'locale'>, { amountMinor, currency }: Money): string {
  const plain = formatMinor(amountMinor, currency)
  const digits = plain.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(supportedTag(brand), {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return keepSign(format.format(plain as Intl.StringNumericLiteral))
}

/** Formats the day in the reader's time zone. */
export function showDay(brand: Pick<Brand, 'locale' | 'timeZone'>, at: Date): string {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat(supportedTag(brand), { dateStyle: 'long', timeZone }).format(at)
  try {
    return format(brand.timeZone ?? 'UTC')
  } catch {
    return format('UTC')
  }
}

export function showCount(brand: Pick<Brand, 'locale'>, count: number): string {
  return new Intl.NumberFormat(supportedTag(brand)).format(count)
}

/** Returns the locale of a letter: English where the reader's language is not translated. */
export function brandLocale(brand: Pick<Brand, 'locale'>): Locale {
  return localeOf(supportedTag(brand))
}

/** Returns the fact that explains an amount; none for a mail that was written without. */
export function explained(how: Localizable | undefined): [Localizable, Localizable][] {
  if (how === undefined) return []
  const label = message('mail.how')
  return [[label, how]]
}

/** Numbers follow the reader, if the machine knows how. */
function supportedTag({ locale }: Pick<Brand, 'locale'>): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale ?? 'en')[0] ?? 'en'
  } catch {
    return 'en'
  }
}
