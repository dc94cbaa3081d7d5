import { call, caller, Refused, words, type SignedIn } from './api.ts'
import { find, on } from './page.ts'
import { openSession, sendCode } from './sign-in.ts'

const dialog = find<HTMLDialogElement>('confirm')
const code = find<HTMLInputElement>('own-code')
let email = ''
let confirmed: (() => void) | null = null

const tell = (text: string) => {
  find('confirm-said').textContent = text
}

/**
 * Does what needs a recent sign-in. Who has been signed in for longer enters a code from an email first; who closes
 * the dialog leaves everything as it is.
 */
export async function withConfirmation(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refused) || error.reason !== 'sign_in_again') throw error
    if (await confirmSelf(error)) await work()
  }
}

async function confirmSelf(reason: Error): Promise<boolean> {
  const { partner } = await call<SignedIn>('GET', '/partners/session')
  email = partner.email ?? ''
  if (!(await sendCode({ email, programId: caller.programId }))) throw reason
  find('confirm-text').textContent = words.confirmText.replace('{email}', email)
  code.value = ''
  tell('')
  dialog.showModal()
  return new Promise((resolve) => {
    confirmed = () => resolve(true)
    dialog.addEventListener('close', () => resolve(false), { once: true })
  })
}

/** Connects the dialog that asks for a code. */
export function startConfirm(): void {
  on(
    'confirm-code',
    async () => {
      await openSession({ email, code: code.value })
      confirmed?.()
      dialog.close()
    },
    tell,
  )
  find('close-confirm').addEventListener('click', () => dialog.close())
}
