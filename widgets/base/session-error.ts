/** How a request went wrong, as far as an element has to know. */
export type Trouble = 'expired' | 'offline' | 'refused' | 'broken'

interface More {
  /** A sentence of the server's for `refused`, else of nobody's: elements have their own. */
  message?: string
  /** The field of the request that is wrong, where the server says so. */
  field?: string | undefined
  /** After how long the same request may succeed; without it nobody tries again by itself. */
  retryMs?: number | undefined
}

export class SessionError extends Error {
  readonly trouble: Trouble
  readonly field: string
  readonly retryMs: number | undefined

  constructor(trouble: Trouble, { message = '', field = '', retryMs }: More = {}) {
    super(message)
    this.trouble = trouble
    this.field = field
    this.retryMs = retryMs
  }
}

/**
 * Recognises a session's error, also one of another file's class: elements of several files share a
 * session.
 */
export function sessionErrorOf(error: unknown): SessionError {
  const { trouble } = (error ?? {}) as Partial<SessionError>
  return trouble ? (error as SessionError) : new SessionError('broken')
}
