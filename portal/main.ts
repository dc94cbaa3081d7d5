import { startAccount } from './account.ts'
import { call, caller, words } from './api.ts'
import { startConfirm } from './confirm.ts'
import { showHome } from './home.ts'
import { showInvite } from './invite.ts'
import { find, on, say, show } from './page.ts'
import { openSession, sendCode } from './sign-in.ts'

const main = document.querySelector('main')
const programId = main?.dataset['program'] || null
/** The secret of a link in a mail. It leaves the address at once. */
const secret = new URLSearchParams(location.hash.slice(1)).get('token')

/** Starts the page of a signed-in partner, or what leads to it. */
async function start(): Promise<void> {
  if (secret) history.replaceState(null, '', location.pathname + location.search)
  connect()
  startAccount()
  startConfirm()
  if (secret && main?.dataset['page'] === 'invite') await showInvite(secret)
  else if (secret) show('sign-in')
  else if (main?.dataset['signedIn'] === 'true') await showHome().catch(showEnd)
  else show('ask-part')
}

/** Ends a session that the server does not know any more; anything else may pass. */
function showEnd(error: unknown): void {
  show('ask-part')
  say(error instanceof Error ? error.message : words.broken)
}

function connect(): void {
  on('enter', async () => {
    await openSession({ token: secret }).catch((error: unknown) => {
      // A link works once: whoever comes too late asks for another here.
      show('ask-part')
      throw error
    })
    await showHome()
  })
  on('accept', async () => {
    await call('POST', '/partners/invites/accept', { token: secret, remember: true })
    await showHome()
  })
  on('decline', async () => {
    await call('POST', '/partners/invites/decline', { token: secret })
    show('')
    say(words.declined)
  })
  on('ask', async () => {
    const sent = await sendCode({ email: email(), programId })
    show(sent ? 'code-part' : 'ask-part')
    if (sent) find('code').focus()
    else say(words.unsent)
  })
  on('by-code', async () => {
    await openSession({ email: email(), code: find<HTMLInputElement>('code').value })
    await showHome()
  })
  on('other-email', async () => {
    show('ask-part')
    find('email').focus()
  })
  on('leave', async () => {
    await call('DELETE', '/partners/session')
    caller.partnerId = null
    for (const id of ['leave', 'open-account']) find(id).hidden = true
    find('stage').replaceChildren()
    show('ask-part')
    say(words.left)
  })
}

function email(): string {
  return find<HTMLInputElement>('email').value
}

if (find('home')) void start()
