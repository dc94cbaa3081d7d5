/** The source does not answer, or not sensibly: it is asked again later. */
export class SourceBusy extends Error {
  override readonly name = 'SourceBusy'
  /** When it may be asked again, if it said so. */
  readonly retryAfterMs: number | null

  constructor(message: string, retryAfterMs: number | null = null) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/** The source will not answer until a person does something. The message says what, and has no secret in it. */
export class SourceRefused extends Error {
  override readonly name = 'SourceRefused'
}
