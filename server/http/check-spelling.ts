import { Elysia, type AnyElysia } from 'elysia'
import { type ApiError, invalid } from '../domain/errors.ts'
import { closest } from '../domain/spelling.ts'

type Schema = { properties?: Record<string, unknown>; anyOf?: Schema[]; items?: Schema }

const complaints = new WeakMap<Request, ApiError>()

/**
 * Unknown fields are ignored, for compatibility, but a misspelt one is refused: `trackConverson` would
 * otherwise be lost in silence. The complaint waits until the key has been judged, then comes before
 * any other about the body. `app` is the composed application whose routes are looked up.
 */
export function checkSpelling(app: () => AnyElysia) {
  let known: Map<string, string[]> | undefined
  return new Elysia({ name: 'check-spelling' })
    .onTransform({ as: 'global' }, ({ request, route, body }) => {
      if (body === undefined) return
      known ??= new Map(
        app().routes.map((r) => [
          `${r.method} ${r.path}`,
          fieldsOf(r.hooks?.body as Schema | undefined),
        ]),
      )
      const fields = known.get(`${request.method} ${route}`)
      const complaint = fields?.length ? complaintAbout(body, fields) : undefined
      if (complaint) complaints.set(request, complaint)
    })
    .onBeforeHandle({ as: 'global' }, ({ request }) => {
      const complaint = complaints.get(request)
      if (complaint) throw complaint
    })
}

/** What is wrong with the names in this request's body, to be said instead of "a field is missing". */
export function spellingComplaint(request: Request): ApiError | undefined {
  return complaints.get(request)
}

function complaintAbout(body: unknown, fields: readonly string[]): ApiError | undefined {
  // Elysia lets any text or list pass when every field of the body may be left out.
  if (!isPlain(body)) return invalid('', 'The body must be a JSON object.')
  for (const name of Object.keys(body)) {
    if (fields.includes(name)) continue
    const meant = closest(name, fields)
    if (meant)
      return invalid(name, `Unknown field "${name.slice(0, 50)}". Did you mean "${meant}"?`)
  }
  return undefined
}

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  return [...Object.keys(schema.properties ?? {}), ...(schema.anyOf ?? []).flatMap(fieldsOf)]
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
