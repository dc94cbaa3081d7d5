import { ApiError } from '../domain/errors.ts'
import { message, type Localizable } from '../domain/message/message.ts'
import { findMeantIssue } from './find-meant-issue.ts'

/** More issues than anybody reads. */
const MAX_ISSUES = 50

/** Creates the error for input that breaks a schema. No issue repeats what was sent. */
export function invalidInput(found: Iterable<object>): ApiError {
  const issues: { path: string; message: Localizable }[] = []
  for (const issue of found) {
    if (issues.length === MAX_ISSUES) break
    const meant: Issue = findMeantIssue(issue)
    const problem = describeIssue(meant, meant === issue)
    issues.push({ path: readPath(meant), message: problem })
  }
  const [first] = issues
  const text = first
    ? message('request.issue', {
        path: first.path || message('request.whole'),
        problem: first.message,
      })
    : message('request.invalid')
  return new ApiError('unprocessable_entity', text, { issues })
}

/** Creates the error for an answer of ours that breaks its own schema: it says where, and nothing of the answer. */
export function invalidAnswer(issue: object | undefined): Error {
  const { message: text = '' } = (issue ?? {}) as Issue
  return new Error(`The answer breaks its schema at "${readPath(issue ?? {})}": ${text}`)
}

interface Issue {
  /** TypeBox's number of the kind of issue. */
  type?: number
  path?: string
  message?: string
  schema?: Schema
  value?: unknown
}

interface Schema {
  enum?: unknown
  format?: string
  maxLength?: number
  minLength?: number
  minimum?: number
  maximum?: number
  anyOf?: readonly { type?: string; format?: string }[]
}

/** The kinds of issues whose texts by TypeBox do not name the field: `ValueErrorType`. */
const [UNKNOWN, MISSING, FORMAT, NO_TEXT, UNION] = [42, 45, 50, 54, 62]

const readPath = ({ path }: Issue) =>
  typeof path === 'string' ? path.replace(/^\//, '').replaceAll('/', '.') : ''

/**
 * Describes an issue. Issues of forms are translated; the rest is TypeBox's own text, for developers, which names
 * the field unless it is about one variant of a union.
 */
function describeIssue(issue: Issue, isWhole: boolean): Localizable {
  const { schema = {}, value } = issue
  // TypeBox names the kind of a list of words, not the words.
  if (Array.isArray(schema.enum)) {
    return message('request.expected-one-of', { words: schema.enum.join(', ') })
  }
  const length = typeof value === 'string' ? value.length : null
  if (length !== null && schema.maxLength !== undefined && length > schema.maxLength) {
    return message('request.too-long', { most: schema.maxLength })
  }
  if (length !== null && schema.minLength !== undefined && length < schema.minLength) {
    return message('request.too-short', { least: schema.minLength })
  }
  return (
    describeNumber(schema) ??
    (isWhole ? summarize(issue) : issue.message) ??
    message('request.invalid-value')
  )
}

/**
 * Describes the expected number. It may be sent as text too; of such a pair TypeBox names neither the kind nor
 * the bounds.
 */
function describeNumber({ anyOf = [], minimum, maximum }: Schema): string | undefined {
  const [asText, itself] = anyOf
  if (anyOf.length !== 2 || !['integer', 'numeric'].includes(asText?.format ?? '')) return undefined
  const bounds = [
    minimum === undefined ? '' : ` from ${minimum}`,
    maximum === undefined ? '' : ` to ${maximum}`,
  ]
  return `Expected ${itself?.type ?? 'number'}${bounds.join('')}`
}

/** Names the field in TypeBox's text. */
function summarize({ type, path = '', message: text, schema = {} }: Issue): string | undefined {
  const subject = path === '' ? 'Value' : `Property '${path.slice(1).replaceAll('/', '.')}'`
  switch (type) {
    case UNKNOWN:
      return `${subject} should not be provided`
    case MISSING:
      return `${subject} is missing`
    case FORMAT:
      return `${subject} should be ${path === '' ? 'an email' : schema.format}`
    case NO_TEXT:
      return `Expected ${subject.replace('Property', 'property')} to be string`
    case UNION: {
      const variants = (schema.anyOf ?? []).map((one) => `'${one.format ?? one.type}'`).join(', ')
      return `${subject} should be one of${path === '' ? '' : ':'} ${variants}`
    }
    default:
      return text
  }
}
