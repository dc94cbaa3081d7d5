const MOST = 1000

const made = new Map<string, unknown>()

/** A format of `Intl`. Making one takes longer than using it a hundred times; there are few at a time. */
export function formatOf<Format, Options>(
  kind: new (language: string, options: Options) => Format,
  language: string,
  options: Options,
): Format {
  const key = `${kind.name} ${language} ${JSON.stringify(options)}`
  const known = made.get(key) as Format | undefined
  if (known) return known
  if (made.size >= MOST) made.clear()
  const format = new kind(language, options)
  made.set(key, format)
  return format
}
