import { ERRORS, type ErrorCode } from '../domain/errors.ts'
import type { JsonSchema } from './openapi-schema.ts'

const CODES = Object.keys(ERRORS) as ErrorCode[]
const STATUSES = [...new Set(CODES.map((code) => ERRORS[code].status))].sort()

export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['error'],
  additionalProperties: false,
  properties: {
    error: {
      type: 'object',
      description: 'The error.',
      required: ['code', 'message', 'doc_url'],
      additionalProperties: false,
      properties: {
        code: { type: 'string', enum: CODES, description: 'A stable error code for programs.' },
        message: {
          type: 'string',
          description: 'An explanation of the error and how to fix it, for people.',
        },
        doc_url: {
          type: 'string',
          format: 'uri',
          description: 'The documentation of the error code.',
        },
        issues: {
          type: 'array',
          description: 'All problems with the input.',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: {
              path: {
                type: 'string',
                description: 'The field that is invalid, such as `testVariants.0.url`.',
              },
              message: { type: 'string', description: 'The problem with this field.' },
            },
          },
        },
        details: {
          type: 'object',
          additionalProperties: true,
          description: 'Additional data about the error, for some operations.',
        },
      },
    },
  },
}

const RETRY_AFTER = {
  description: 'The number of seconds to wait before the next attempt.',
  schema: { type: 'integer', minimum: 1 },
}

/** Builds one shared response for each status, with an example for each of its codes. */
export function errorResponses(): Record<string, JsonSchema> {
  return Object.fromEntries(STATUSES.map((status) => [`Error${status}`, errorResponse(status)]))
}

function errorResponse(status: number): JsonSchema {
  const codes = CODES.filter((code) => ERRORS[code].status === status)
  const examples = codes.map((code) => [
    code,
    {
      value: {
        error: {
          code,
          message: ERRORS[code].title,
          doc_url: `https://example.com/docs/errors#${ERRORS[code].anchor}`,
        },
      },
    },
  ])
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].title}`).join(' '),
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}

export interface OperationKind {
  method: string
  /** Takes a key: secret or publishable. */
  keyed: boolean
}

/** Lists the errors that an operation may answer, as references to the shared responses. */
export function errorsOf({ method, keyed }: OperationKind): Record<string, JsonSchema> {
  const statuses = [500, 503]
  if (keyed) statuses.push(401, 403, 404, 422, 429)
  if (method !== 'get') statuses.push(400, 409, 413)
  return Object.fromEntries(
    statuses.sort().map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  )
}
