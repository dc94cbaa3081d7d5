import texts from './field-texts.json' with { type: 'json' }

const FIELDS: Readonly<Record<string, string>> = texts.fields
const PARAMETERS: Readonly<Record<string, string>> = texts.parameters

/**
 * Describes a field whose schema has no description: as a field of `parent` (a schema, a field, or a tag), or of
 * any object. Undefined: the field needs a description.
 */
export function describeField(parent: string, name: string): string | undefined {
  return FIELDS[`${parent}.${name}`] ?? FIELDS[name]
}

/** Describes a parameter whose schema has no description, by its place in the path: `links/{id}`. */
export function describeParameter(
  path: string,
  place: 'path' | 'query',
  name: string,
): string | undefined {
  if (place === 'query') return PARAMETERS[`?${name}`]
  const [segment] = path.match(new RegExp(`[^/]+/\\{${name}\\}`)) ?? []
  return segment && PARAMETERS[segment]
}
