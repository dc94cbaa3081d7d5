import type { JsonSchema } from '../../server/http/openapi-schema.ts'
import type { ApiDocument } from '../../server/http/openapi.ts'

/** Builds the smallest value that a schema of the API's description allows: what is required, nothing else. */
export function sampleOf(schema: JsonSchema, document: ApiDocument): unknown {
  const sample = (inner: unknown) => sampleOf(inner as JsonSchema, document)
  const { $ref, anyOf, properties = {}, required = [] } = schema
  if (typeof $ref === 'string') return sample(document.components.schemas![$ref.split('/').at(-1)!])
  if (Array.isArray(anyOf)) return sample(anyOf.find((one: JsonSchema) => one.type !== 'null'))
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.examples)) return schema.examples[0]
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'object': {
      const all = properties as Record<string, JsonSchema>
      return Object.fromEntries((required as string[]).map((name) => [name, sample(all[name])]))
    }
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => sample(schema.items))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return 'sample'.padEnd(Number(schema.minLength ?? 0), 'x')
  }
}
