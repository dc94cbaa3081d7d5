/** The field of a user's metadata in which the browser keeps the click. */
const FIELD = 'svcClickId'

/** Reads the click id in the metadata of a user, who may write into it whatever they like. */
export function clickIdIn(metadata: Record<string, unknown> | null | undefined): string | null {
  const value = metadata?.[FIELD]
  return typeof value === 'string' && value !== '' ? value : null
}
