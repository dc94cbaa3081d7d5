/** What the server refused, in words for the partner. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

export interface Enrollment {
  programId: string
  programName: string
  status: string
}

export interface SignedIn {
  partner: { name: string; email: string | null; address: string | null }
  enrollments: Enrollment[]
}

export interface Provider {
  name: string
  label: string
  recipientFields: { name: string; label: string; required: boolean }[]
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
  sent: string
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

const KEY = 'svc-partner-session'

/** The session of this tab. It ends with the tab, and after a day. */
export const session = {
  get: () => sessionStorage.getItem(KEY),
  set: (token: string) => sessionStorage.setItem(KEY, token),
  end: () => sessionStorage.removeItem(KEY),
}

export const words = JSON.parse(document.getElementById('words')!.textContent!) as Words

/** Calls the API as the partner who is signed in. @throws Refused */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const token = session.get()
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as unknown
  if (response?.ok && answer) return answer as T
  const { error } = (answer ?? {}) as { error?: { message?: string } }
  throw new Refused(response?.status ?? 0, error?.message ?? words.broken)
}
