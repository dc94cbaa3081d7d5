import { startAccount } from './account.ts'
import { call, Refused, session, words } from './api.ts'
import { showHome } from './home.ts'
import { showInvite } from './invite.ts'
import { find, on, say, show } from './page.ts'

interface Sent {
  sent: boolean
}

interface Session {
  token: string
}

const main = document.querySelector('main')
const programId = main?.dataset['program'] || null
/** The secret of a link in a mail. It leaves the address at once. */
const secret = new URLSearchParams(location.hash.slice(1)).get('token')

/** Starts the page of a signed-in partner, or what leads to it. */
async function start(): Promise<void> {
  if (secret) history.replaceState(null, '', location.pathname + location.search)
  connect()
  startAccount()
  if (secret && main?.dataset['page'] === 'invite') await showInvite(secret)
  else if (secret) show('sign-in')
  else if (session.get()) await showHome().catch(showEnd)
  else askWho()
}

/** Offers to sign in, where it is known to which program. */
function askWho(): void {
  show(programId ? 'ask-part' : 'lost')
}

/** Ends a session that the server does not know any more; anything else may pass. */
function showEnd(error: unknown): void {
  if (error instanceof Refused && error.status === 401) session.end()
  askWho()
  say(error instanceof Error ? error.message : words.broken)
}

async function enter({ token }: Session): Promise<void> {
  session.set(token)
  await showHome()
}

function connect(): void {
  on('enter', async () => {
    const opened = await call<Session>('POST', '/partners/session', { token: secret }).catch(
      (error: unknown) => {
        // A link works once: whoever comes too late asks for another here.
        if (programId) askWho()
        throw error
      },
    )
    await enter(opened)
  })
  on('accept', async () => {
    const path = '/partners/invites/accept'
    await enter((await call<{ session: Session }>('POST', path, { token: secret })).session)
  })
  on('decline', async () => {
    await call('POST', '/partners/invites/decline', { token: secret })
    show('')
    say(words.declined)
  })
  on('ask', async () => {
    const { value: email } = find<HTMLInputElement>('email')
    const { sent } = await call<Sent>('POST', '/partners/sign-in', { email, programId })
    show('')
    say(sent ? words.sent : words.unsent)
  })
  on('leave', async () => {
    await call('DELETE', '/partners/session')
    session.end()
    for (const id of ['leave', 'open-account']) find(id).hidden = true
    find('stage').replaceChildren()
    askWho()
    say(words.left)
  })
}

if (find('home')) void start()
