import { describeField } from './field-texts.ts'

export type JsonSchema = { [keyword: string]: unknown }

/**
 * Formats that Elysia adds so that text from an address can be read as another type. They never describe
 * JSON.
 */
const TEXT_FORMS = new Set(['numeric', 'integer', 'boolean', 'ObjectString', 'ArrayString'])
const NOT_JSON = new Set(['Date', 'undefined', 'File', 'Uint8Array'])
const ELYSIA_ONLY = new Set(['nullable', 'elysiaMeta', 'error'])

/**
 * Elysia's schemas as plain JSON Schema 2020-12. A schema with a `title` becomes a shared component of
 * that name, so that it is described once. Fields without a description get one of `field-texts.json`.
 */
export class SchemaWriter {
  readonly components: Record<string, JsonSchema> = {}

  /** Writes a schema of `parent`: a field or a tag. */
  write(schema: unknown, parent: string): JsonSchema {
    const { title } = schema as JsonSchema
    const plain = this.#clean(schema as JsonSchema, typeof title === 'string' ? title : parent)
    if (typeof title !== 'string') return plain
    const known = this.components[title]
    if (known && JSON.stringify(known) !== JSON.stringify(plain)) {
      throw new Error(`Two different schemas have the title ${title}.`)
    }
    this.components[title] = plain
    return { $ref: `#/components/schemas/${title}` }
  }

  #clean(schema: JsonSchema, parent: string): JsonSchema {
    const result: JsonSchema = {}
    for (const [keyword, value] of Object.entries(schema)) {
      if (!ELYSIA_ONLY.has(keyword)) result[keyword] = this.#keyword(keyword, value, parent)
    }
    return Array.isArray(result.anyOf) ? simpler(result, result.anyOf as JsonSchema[]) : result
  }

  #keyword(keyword: string, value: unknown, parent: string): unknown {
    switch (keyword) {
      case 'properties':
      case 'patternProperties':
        return Object.fromEntries(
          Object.entries(value as Record<string, unknown>).map(([name, s]) => [
            name,
            this.#field(s, parent, name),
          ]),
        )
      case 'anyOf':
      case 'allOf':
      case 'oneOf':
        return (value as JsonSchema[]).map((s) => this.write(s, parent))
      case 'items':
      case 'not':
      case 'additionalProperties':
        return isSchema(value) ? this.write(value, parent) : value
      default:
        return value
    }
  }

  #field(schema: unknown, parent: string, name: string): JsonSchema {
    const written = this.write(schema, name)
    if (written.description !== undefined) return written
    const description = describeField(parent, name)
    return description === undefined ? written : { ...written, description }
  }
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Simplifies a choice: one branch instead of a choice of one, an enum instead of a choice of words, a type
 * list with null.
 */
function simpler({ anyOf: _, ...rest }: JsonSchema, all: JsonSchema[]): JsonSchema {
  const branches = all.filter((branch) => {
    if (typeof branch.type === 'string' && NOT_JSON.has(branch.type)) return false
    return !(branch.type === 'string' && TEXT_FORMS.has(String(branch.format)))
  })
  const [first, second, ...others] = branches
  if (first && !second) return { ...first, ...rest }
  if (branches.every((branch) => branch.type === 'string' && 'const' in branch)) {
    return { type: 'string', enum: branches.map((branch) => branch.const), ...rest }
  }
  const nullable = second?.type === 'null' && others.length === 0
  if (nullable && typeof first?.type === 'string' && !('enum' in first) && !('const' in first)) {
    return { ...first, type: [first.type, 'null'], ...rest }
  }
  return { anyOf: branches, ...rest }
}
