/** Reads an amount as people type it, `50`, `50.5` or `50,50`, in minor units of a currency; null: it is none. */
export function minorOf(text: string, currency: string): number | null {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const [, whole, part = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  if (whole === undefined || part.length > digits) return null
  const minor = Number(whole + part.padEnd(digits, '0'))
  return minor > 0 ? minor : null
}
