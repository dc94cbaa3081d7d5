import { t } from 'elysia'

/**
 * Declares a choice of these words. Unlike `t.UnionEnum` it does not fill in the first word when none is
 * sent.
 */
export function oneOf<const T extends readonly [string, ...string[]]>(
  values: T,
  options: { description?: string } = {},
) {
  const schema = t.UnionEnum([...values], options)
  delete schema.default
  return schema
}
