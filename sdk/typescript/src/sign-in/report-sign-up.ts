import type { Svc } from '../svc.ts'

export interface SignUpOptions {
  /** What the lead is called. Default: `Sign up`. */
  eventName?: string
  /** Hears why a sign-up was not reported; nobody's sign-up fails for it. Default: `console.warn`. */
  onError?: (error: unknown) => void
}

/** Somebody who has signed up, as far as a library for sign-in knows them. */
export interface NewUser {
  /** Your id of the user: sales name it as `customerExternalId`. */
  id: string
  name?: string | null | undefined
  email?: string | null | undefined
  image?: string | null | undefined
}

/** An attempt to report may take this long; sign-up waits no longer for it. */
const TIMEOUT_MS = 3_000
/** The API takes longer ones for a mistake. */
const MAX_ID = 100

/**
 * Reports that somebody has signed up, with the click that they came by; without a click it does nothing.
 * @throws SvcError when svc refuses, or does not answer
 */
export async function reportSignUp(
  svc: Svc,
  { id, name, email, image }: NewUser,
  { clickId, eventName = 'Sign up' }: { clickId: string | null } & SignUpOptions,
): Promise<void> {
  if (!clickId) return
  await svc.track.lead(
    {
      clickId: clickId.slice(0, MAX_ID),
      eventName,
      customerExternalId: id,
      customerName: name ?? null,
      customerEmail: email ?? null,
      customerAvatar: image && /^https?:/.test(image) ? image : null,
    },
    { timeoutMs: TIMEOUT_MS, maxRetries: 1 },
  )
}

/** Reports it, too; an error is told to `onError` alone. */
export async function tryToReport(
  svc: Svc,
  user: NewUser,
  options: { clickId: string | null } & SignUpOptions,
): Promise<void> {
  const { onError = (error: unknown) => console.warn('svc: sign-up not reported', error) } = options
  try {
    await reportSignUp(svc, user, options)
  } catch (error) {
    onError(error)
  }
}
