const MOST = 1000

const made = new Map<string, unknown>()

/**
 * Returns a cached format of `Intl`. Making one takes longer than using it a hundred times; there are few
 * at a time.
 */
export function intlFormat<Format, Options>(
  kind: new (tag: string, options: Options) => Format,
  tag: string,
  options: Options,
): Format {
  const key = `${kind.name} ${tag} ${JSON.stringify(options)}`
  const known = made.get(key) as Format | undefined
  if (known) return known
  if (made.size >= MOST) made.clear()
  const format = new kind(tag, options)
  made.set(key, format)
  return format
}
