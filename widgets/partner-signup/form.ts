import type { Issues } from '../base/ask.ts'
import type { Translate } from '../base/terms.ts'
import type { LandingPage } from '../base/wire.gen.ts'

type Question = NonNullable<LandingPage['applicationForm']>[number]

/** A field of the form. Its name is the path by which the server reports errors about it. */
export interface Control {
  name: string
  label: string
  type: Question['type'] | 'email' | 'terms'
  required: boolean
  maxLength: number
  options: readonly string[]
  /** The field's `autocomplete`. */
  complete: 'name' | 'email' | 'organization' | 'url' | ''
}

const LONGEST = { 'short-text': 200, 'long-text': 5000, url: 2048 } as const

/** Lists the fields of the form: the person, the program's questions, and its terms. */
export function controlsOf(page: LandingPage, t: Translate, company: boolean): Control[] {
  const own = { type: 'short-text', required: true, maxLength: 190, options: [] } as const
  const controls: Control[] = [
    { ...own, name: 'name', label: t('Name'), complete: 'name' },
    { ...own, name: 'email', label: t('Email'), type: 'email', complete: 'email' },
  ]
  if (company) {
    const label = t('Company')
    controls.push({ ...own, name: 'companyName', label, required: false, complete: 'organization' })
  }
  for (const { key, type, options = [], maxLength, ...question } of page.applicationForm ?? []) {
    const most = maxLength ?? LONGEST[type as keyof typeof LONGEST] ?? 0
    const complete = type === 'url' ? 'url' : ''
    controls.push({ ...question, name: `answers.${key}`, type, options, maxLength: most, complete })
  }
  if (page.termsUrl) {
    controls.push({
      ...own,
      name: 'terms',
      label: t('I accept the terms'),
      type: 'terms',
      complete: '',
    })
  }
  return controls
}

/** Reads the form's values by the names of its fields. Addresses may lack their scheme. */
export function readForm(
  form: HTMLFormElement,
  controls: readonly Control[],
): Map<string, string[]> {
  const data = new FormData(form)
  return new Map(
    controls.map(({ name, type }) => {
      const values = data.getAll(name).map((value) => (value as string).trim())
      const whole = type === 'url' ? values.map(withScheme) : values
      return [name, whole.filter((value) => value)]
    }),
  )
}

function withScheme(address: string): string {
  return address && !/^[a-z][a-z+.-]*:/i.test(address) ? `https://${address}` : address
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Validates the form before anything is sent. */
export function check(
  controls: readonly Control[],
  given: ReadonlyMap<string, readonly string[]>,
  t: Translate,
): Issues {
  const wrong = controls.flatMap((control) => {
    const says = wrongWith(control, given.get(control.name)?.[0], t)
    return says ? [[control.name, says] as const] : []
  })
  return Object.fromEntries(wrong)
}

function wrongWith({ type, required }: Control, value: string | undefined, t: Translate) {
  if (!value) {
    if (!required) return ''
    return type === 'terms' ? t('Accept the terms to continue.') : t('This field is required.')
  }
  if (type === 'email' && !EMAIL.test(value)) {
    return t('Enter a valid address, such as {example}.', { example: 'ada@example.com' })
  }
  if (type !== 'url' || (/^https?:/i.test(value) && URL.canParse(value))) return ''
  return t('Enter a valid address, such as {example}.', { example: 'https://example.com' })
}

/** Builds the body of `POST /partners/apply`, without the program. */
export function applicationOf(given: ReadonlyMap<string, string[]>, controls: readonly Control[]) {
  const body: Record<string, string> = {}
  const answers: Record<string, string | string[]> = {}
  for (const { name, type } of controls) {
    const values = given.get(name) ?? []
    const [first] = values
    if (!first || type === 'terms') continue
    if (name.startsWith('answers.')) {
      answers[name.slice('answers.'.length)] = type === 'multi-select' ? values : first
    } else {
      body[name] = first
    }
  }
  return { ...body, answers }
}
