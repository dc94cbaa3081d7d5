import type { Svc } from '../svc.ts'
import { clickIdIn } from './click-id-in.ts'
import { reportSignUp, type SignUpOptions } from './report-sign-up.ts'

export interface SupabaseOptions extends Pick<SignUpOptions, 'eventName'> {
  /** What the webhook sends as `Authorization: Bearer …`: Supabase does not sign its database webhooks. */
  secret: string
}

/** A row of `auth.users`, as far as it is read. */
interface SupabaseUser {
  id: string
  email?: string | null
  raw_user_meta_data?: Record<string, unknown> | null
}

interface DatabaseEvent {
  type: string
  schema: string
  table: string
  record: SupabaseUser | null
}

/**
 * Answers a database webhook of Supabase on inserts into `auth.users`. The browser keeps the click with the
 * user: `supabase.auth.signUp({ email, password, options: { data: { svcClickId } } })`.
 */
export function supabaseWebhook(svc: Svc, { secret, eventName }: SupabaseOptions) {
  if (secret.length < 16) throw new TypeError('The secret of the webhook needs 16 characters.')
  return async (request: Request): Promise<Response> => {
    const given = request.headers.get('authorization') ?? ''
    if (!(await isSame(given, `Bearer ${secret}`))) return new Response(null, { status: 401 })
    const event = (await request.json().catch(() => null)) as DatabaseEvent | null
    const user = event?.type === 'INSERT' && event.table === 'users' ? event.record : null
    if (!user) return new Response(null, { status: 204 })
    const { id, email, raw_user_meta_data: metadata } = user
    const names = [metadata?.['full_name'], metadata?.['name']]
    const name = names.find((one) => typeof one === 'string') as string | undefined
    try {
      const clickId = clickIdIn(metadata)
      await reportSignUp(svc, { id, name, email }, { clickId, ...(eventName && { eventName }) })
      return new Response(null, { status: 204 })
    } catch (error) {
      return new Response(error instanceof Error ? error.message : 'svc', { status: 502 })
    }
  }
}

/** Compares hashes, so that the time tells nothing of where two texts differ. */
async function isSame(a: string, b: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [a, b].map(async (text) => {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
      return new Uint8Array(hash).join(',')
    }),
  )
  return first === second
}
