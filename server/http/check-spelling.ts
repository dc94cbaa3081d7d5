import { Elysia, type AnyElysia } from 'elysia'
import { invalid } from '../domain/errors.ts'
import { closest } from '../domain/spelling.ts'

type Schema = { properties?: Record<string, unknown>; anyOf?: Schema[]; items?: Schema }

/**
 * Unknown fields are ignored, for compatibility, but a misspelt one is refused: `trackConverson` would
 * otherwise be lost in silence. `app` is the composed application whose routes are looked up.
 */
export function checkSpelling(app: () => AnyElysia) {
  let known: Map<string, string[]> | undefined
  return new Elysia({ name: 'check-spelling' }).onTransform(
    { as: 'global' },
    ({ request, route, body }) => {
      if (!isPlain(body)) return
      known ??= new Map(
        app().routes.map((r) => [`${r.method} ${r.path}`, fieldsOf(r.hooks?.body as Schema | undefined)]),
      )
      const fields = known.get(`${request.method} ${route}`)
      if (!fields?.length) return
      for (const name of Object.keys(body)) {
        if (fields.includes(name)) continue
        const meant = closest(name, fields)
        if (meant) throw invalid(name, `Unknown field "${name.slice(0, 50)}". Did you mean "${meant}"?`)
      }
    },
  )
}

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  return [...Object.keys(schema.properties ?? {}), ...(schema.anyOf ?? []).flatMap(fieldsOf)]
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
