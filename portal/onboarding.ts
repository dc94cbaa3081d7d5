import { words, type Provider } from './api.ts'

/** How far an account is at its provider; `url`: where to go on. */
export interface Onboarding {
  status: 'open' | 'in_review' | 'ready'
  url: string | null
}

type Terms = NonNullable<Provider['onboarding']>

/** Returns the text of the button that leads to the provider's page. */
export function submitLabel({ label }: Provider, { begun }: Terms): string {
  return named(begun ? words.connectOn : words.connect, label)
}

/** Creates what is shown instead of a form: who asks for the account, and the country to ask for. */
export function onboardingFields(
  { label }: Provider,
  { countries, country }: Terms,
): HTMLElement[] {
  const note = document.createElement('p')
  note.className = 'soft'
  note.textContent = named(words.atProvider, label)
  const row = document.createElement('p')
  const mark = document.createElement('label')
  const select = document.createElement('select')
  Object.assign(select, {
    id: 'field-country',
    name: 'country',
    required: true,
    className: 'field',
  })
  select.append(new Option('', ''), ...countryOptions(countries, country))
  mark.htmlFor = select.id
  mark.textContent = words.country
  row.append(mark, select)
  return [note, row]
}

/** Lists the countries in the language of the page, in its order. */
function countryOptions(countries: readonly string[], current: string | null): HTMLOptionElement[] {
  const { lang } = document.documentElement
  const names = new Intl.DisplayNames(lang, { type: 'region' })
  return countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, lang))
    .map(({ code, name }) => new Option(name, code, false, code === current))
}

/** Puts the name of a provider into a text of the server's. */
export function named(text: string, label: string): string {
  return text.replaceAll('{provider}', label)
}
