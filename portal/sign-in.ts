import { call } from './api.ts'

/** Asks for an email with a link and a code. Answers whether the server sends email at all. */
export async function sendCode(to: { email: string; programId?: string | null }): Promise<boolean> {
  const { email, programId = null } = to
  const { sent } = await call<{ sent: boolean }>('POST', '/partners/sign-in', { email, programId })
  return sent
}

/** Signs in for 30 days, with what an email contains. @throws Refused */
export async function openSession(
  proof: { token: string | null } | { email: string; code: string },
): Promise<void> {
  await call('POST', '/partners/session', { ...proof, remember: true })
}
