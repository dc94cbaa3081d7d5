import { ApiError, invalid } from './errors.ts'
import { message, type Message } from './message/message.ts'

/** One question of an application form. */
export interface Question {
  key: string
  label: string
  type: 'short-text' | 'long-text' | 'select' | 'multi-select' | 'url'
  required: boolean
  options?: readonly string[]
  maxLength?: number
}

/** An answer as it was given, beside the question as it was asked. */
export interface StoredAnswer {
  key: string
  label: string
  /** Several choices are joined by commas. */
  value: string | null
}

export type GivenAnswers = Readonly<Record<string, string | readonly string[]>>

const MAX_LENGTH = { 'short-text': 200, 'long-text': 5000, url: 2048 } as const

/**
 * Reads the answers to a form, in the form's order.
 * @throws ApiError `unprocessable_entity` with everything that is wrong, at `answers.<key>`
 */
export function readAnswers(form: readonly Question[], given: GivenAnswers): StoredAnswer[] {
  const issues: { path: string; message: Message }[] = []
  const known = new Set(form.map(({ key }) => key))
  for (const key of Object.keys(given)) {
    if (!known.has(key))
      issues.push({ path: at(key), message: message('application.unknown-question') })
  }
  const answers = form.map((question) => {
    const { key, label } = question
    const values = valuesOf(Object.hasOwn(given, key) ? given[key] : undefined)
    const wrong = wrongWith(question, values)
    if (wrong) issues.push({ path: at(key), message: wrong })
    return { key, label, value: values.length === 0 ? null : values.join(', ') }
  })
  const [first] = issues
  if (!first) return answers
  const problem = message('application.issue', { path: first.path, problem: first.message })
  if (issues.length === 1) throw invalid(first.path, problem)
  throw new ApiError('unprocessable_entity', problem, { issues })
}

function at(key: string): string {
  return `answers.${key.slice(0, 64)}`
}

function valuesOf(answer: string | readonly string[] | undefined): string[] {
  const list = typeof answer === 'string' ? [answer] : (answer ?? [])
  return list.map((value) => value.trim()).filter((value) => value !== '')
}

function wrongWith(question: Question, values: readonly string[]): Message | null {
  const { type, required, options = [], maxLength } = question
  if (values.length === 0) return required ? message('application.answer-required') : null
  if (type !== 'multi-select' && values.length > 1) return message('application.one-answer')
  if (values.some((value) => !value.isWellFormed() || value.includes('\0'))) {
    return message('application.answer-not-text')
  }
  if (type === 'select' || type === 'multi-select') {
    if (new Set(values).size < values.length) return message('application.duplicate-choice')
    const chosen = values.every((value) => options.includes(value))
    return chosen ? null : message('application.unknown-choice', { options: options.join(', ') })
  }
  const most = maxLength ?? MAX_LENGTH[type]
  const [text = ''] = values
  if (text.length > most) return message('application.answer-too-long', { count: most })
  const isAddress = /^https?:\/\//i.test(text) && URL.canParse(text)
  return type === 'url' && !isAddress ? message('application.not-a-url') : null
}

/** Letters of any script around a dot of any script: `example.com`, `例え。テスト`. */
const DOMAIN = /[\p{L}\p{N}][.\u3002\uff61][\p{L}\p{N}][\p{L}\p{N}-]/u

/**
 * Tells whether a text holds what mail programs may turn into a link: an address of the web or of email,
 * or what reads like a domain. So a name cannot lead a mail's reader anywhere.
 */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, '')
  return /:\/\/|www\.|@|\bmailto:|\btel:/i.test(plain) || DOMAIN.test(plain)
}
