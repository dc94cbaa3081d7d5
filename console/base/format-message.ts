import { fill } from '../../widgets/base/language.ts'

export type MessageValues = Readonly<Record<string, string | number>>

const ARGUMENT = /^(\w+), (plural|select), /

/**
 * Fills a message of the part of ICU MessageFormat that the catalogs use: `{name}`, `{count, plural, …}`
 * with `#`, and `{kind, select, …}`. `locale` decides plural forms and how numbers are written.
 */
export function formatMessage(message: string, values: MessageValues, locale: string): string {
  return message.includes('{') ? fill(chooseForms(message, values, locale), values) : message
}

/** Puts the form that fits the values in the place of each plural and select. */
function chooseForms(message: string, values: MessageValues, locale: string): string {
  let chosen = ''
  let at = 0
  for (let open = message.indexOf('{'); open >= 0; open = message.indexOf('{', at)) {
    const close = closingBrace(message, open)
    const [head, name = '', kind] = ARGUMENT.exec(message.slice(open + 1, close)) ?? []
    chosen += message.slice(at, head === undefined ? close + 1 : open)
    if (head !== undefined) {
      const forms = readForms(message.slice(open + 1 + head.length, close))
      const form =
        kind === 'plural'
          ? pluralForm(forms, Number(values[name]), locale)
          : forms[`${values[name]}`]
      chosen += chooseForms(form ?? forms['other'] ?? '', values, locale)
    }
    at = close + 1
  }
  return chosen + message.slice(at)
}

/** Reads `one {# link} other {# links}`. */
function readForms(text: string): Partial<Record<string, string>> {
  const forms: Partial<Record<string, string>> = {}
  let at = 0
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    const close = closingBrace(text, open)
    forms[text.slice(at, open).trim()] = text.slice(open + 1, close)
    at = close + 1
  }
  return forms
}

function pluralForm(
  forms: Partial<Record<string, string>>,
  count: number,
  locale: string,
): string | undefined {
  const form =
    forms[`=${count}`] ?? forms[new Intl.PluralRules(locale).select(count)] ?? forms['other']
  // A dash stands for a number that the API left out.
  const digits = Number.isNaN(count) ? '–' : new Intl.NumberFormat(locale).format(count)
  return form?.replaceAll('#', digits)
}

function closingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}
