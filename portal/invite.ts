import { call, Refused, words } from './api.ts'
import { find, say, show, written } from './page.ts'

interface Invite {
  programName: string
  inviter: string | null
  rewards: string[]
}

/** Shows who invites to what. Reading it answers nothing: that takes a press. */
export async function showInvite(token: string): Promise<void> {
  try {
    const { programName, inviter, rewards } = await call<Invite>('POST', '/partners/invites/read', {
      token,
    })
    const text = inviter ? words.invitedBy.replace('{name}', inviter) : words.invitedTo
    find('inviter').textContent = text.replace('{program}', programName)
    find('offers').replaceChildren(...rewards.map((reward) => written('li', reward)))
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 410) throw error
    // Whoever has accepted before signs in.
    show('ask-part')
    say(error.message)
    return
  }
  show('invite')
}
