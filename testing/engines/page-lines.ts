/** A line of a page's console, or an error that nothing caught. */
export type PageLine = { type: string; text: string }

/**
 * Runs in each page, before its own scripts, and keeps what a developer would see: lines, errors and what
 * the page's policy refused. Lines of frames go to the page. It uses no storage and no network.
 */
export function keepLines(): void {
  const name = 'svcPageLines'
  const lines: PageLine[] = []
  Object.defineProperty(window, name, { value: lines })
  const keep = (type: string, text: string) => {
    if (self === top) lines.push({ type, text })
    else top?.postMessage({ [name]: { type, text } }, '*')
  }
  window.addEventListener('message', ({ data }: MessageEvent<Record<string, PageLine> | null>) => {
    const line = data?.[name]
    if (line) lines.push(line)
  })
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[method].bind(console)
    console[method] = (...values: unknown[]) => {
      keep(method === 'warn' ? 'warning' : method, values.map(String).join(' '))
      write(...values)
    }
  }
  window.addEventListener('error', (event) => keep('pageerror', event.message))
  window.addEventListener('unhandledrejection', (event) => keep('pageerror', String(event.reason)))
  window.addEventListener('securitypolicyviolation', (event) =>
    keep('error', `Refused by ${event.violatedDirective}: ${event.blockedURI}`),
  )
}

/** Runs in a page and takes the lines that it has kept so far. */
export function takeLines(): PageLine[] {
  const lines = Reflect.get(window, 'svcPageLines') as PageLine[] | undefined
  return lines?.splice(0) ?? []
}
