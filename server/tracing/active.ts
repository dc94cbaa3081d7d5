let source: (() => string | undefined) | undefined

/** Returns the W3C `traceparent` of the span that runs now; nothing without tracing. */
export function activeTraceparent(): string | undefined {
  return source?.()
}

/** Says where the active span is known. */
export function setActiveTraceparent(read: (() => string | undefined) | undefined): void {
  source = read
}
