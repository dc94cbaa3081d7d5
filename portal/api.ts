/** What the server refused, in words for the partner. */
export class Refused extends Error {
  readonly status: number
  /** Why, for the page: `sign_in_again`. */
  readonly reason: string | undefined

  constructor(status: number, sentence: string, reason?: string) {
    super(sentence)
    this.status = status
    this.reason = reason
  }
}

export interface Program {
  programId: string
  programName: string
  logo: string | null
  status: string
}

/** What somebody is in one workspace. */
export interface Account {
  partnerId: string
  programs: Program[]
}

export interface SignedIn {
  partner: { name: string; email: string | null; address: string | null }
}

export interface Provider {
  name: string
  label: string
  recipientFields: {
    name: string
    label: string
    required: boolean
    options: { value: string; label: string }[] | null
  }[]
  /** Null: the account is entered in a form. */
  onboarding: { countries: string[]; country: string | null; begun: boolean } | null
}

export interface OwnPayoutMethod {
  payoutMethod: { provider: string; masked: string } | null
  payoutHold: { sentence: string } | null
  providers: Provider[]
}

/** Sentences of the page, which the server wrote in its language. */
export interface Words {
  declined: string
  /** With `{email}`. */
  confirmText: string
  unsent: string
  left: string
  unset: string
  saved: string
  save: string
  optional: string
  /** With `{provider}`. */
  connect: string
  connectOn: string
  inReview: string
  atProvider: string
  country: string
  broken: string
  /** With `{name}` and `{program}`. */
  invitedBy: string
  invitedTo: string
  none: string
  programs: string
  /** By the status of an enrollment that has no dashboard. */
  turnedAway: Readonly<Record<string, string>>
}

/** The partner in whose name the page calls, of those whom the cookie knows, and the program that it shows. */
export const caller: { partnerId: string | null; programId: string | null } = {
  partnerId: null,
  programId: null,
}

export const words = JSON.parse(document.getElementById('words')!.textContent!) as Words

/** Calls the API as the partner who is signed in. @throws Refused */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      ...(caller.partnerId ? { 'svc-partner': caller.partnerId } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as unknown
  if (response?.ok && answer) return answer as T
  const { error } = (answer ?? {}) as {
    error?: { message?: string; details?: { reason?: string } }
  }
  const sentence = error?.message ?? words.broken
  throw new Refused(response?.status ?? 0, sentence, error?.details?.reason)
}
