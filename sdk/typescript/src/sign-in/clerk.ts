import { SignatureError } from '../core/errors.ts'
import { verifyWebhook } from '../core/webhooks.ts'
import type { Svc } from '../svc.ts'
import { clickIdIn } from './click-id-in.ts'
import { reportSignUp, type SignUpOptions } from './report-sign-up.ts'

export interface ClerkOptions extends Pick<SignUpOptions, 'eventName'> {
  /** Signing secret of the endpoint in Clerk's dashboard: `whsec_…`. */
  secret: string
}

/** The user of Clerk's event, as far as it is read. */
interface ClerkUser {
  id: string
  first_name?: string | null
  last_name?: string | null
  image_url?: string | null
  primary_email_address_id?: string | null
  email_addresses?: readonly { id?: string; email_address: string }[]
  unsafe_metadata?: Record<string, unknown> | null
}

const HEADERS = ['id', 'timestamp', 'signature'] as const

/**
 * Answers Clerk's webhook `user.created`. The browser keeps the click with the user:
 * `signUp.create({ unsafeMetadata: { svcClickId } })`. What svc did not take is answered with 502, and Clerk
 * sends it again.
 */
export function clerkWebhook(svc: Svc, { secret, eventName }: ClerkOptions) {
  return async (request: Request): Promise<Response> => {
    const body = await request.text()
    const headers = Object.fromEntries(
      HEADERS.map((name) => [`webhook-${name}`, request.headers.get(`svix-${name}`) ?? '']),
    )
    try {
      await verifyWebhook(body, headers, secret)
    } catch (error) {
      if (error instanceof SignatureError) return new Response(error.message, { status: 401 })
      throw error
    }
    // It was signed by Clerk, whose shape this is.
    const { type, data } = JSON.parse(body) as { type: string; data: ClerkUser }
    if (type !== 'user.created') return new Response(null, { status: 204 })
    try {
      const clickId = clickIdIn(data.unsafe_metadata)
      await reportSignUp(svc, userOf(data), { clickId, ...(eventName && { eventName }) })
      return new Response(null, { status: 204 })
    } catch (error) {
      return new Response(error instanceof Error ? error.message : 'svc', { status: 502 })
    }
  }
}

function userOf(user: ClerkUser) {
  const { id, first_name: first, last_name: last, image_url: image } = user
  const addresses = user.email_addresses ?? []
  const primary = addresses.find((one) => one.id === user.primary_email_address_id) ?? addresses[0]
  const name = [first, last].filter(Boolean).join(' ') || null
  return { id, name, email: primary?.email_address ?? null, image: image ?? null }
}
