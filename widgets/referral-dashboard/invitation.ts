import { html, type TemplateResult } from 'lit'
import { sessionErrorOf } from '../base/session-error.ts'
import type { Session } from '../base/session.ts'
import type { Translate } from '../base/terms.ts'
import type { EmbedView } from '../base/wire.gen.ts'

interface Accepting {
  isAccepting: boolean
  /** Why the server refused. */
  refused: string
  accept: () => Promise<void>
}

/** Renders how somebody invited takes part: by the mail, or here when the host vouches for them. */
export function renderInvitation(
  t: Translate,
  { program, session }: EmbedView,
  { isAccepting, refused, accept }: Accepting,
): TemplateResult {
  if (!session.scopes.includes('invitation.accept')) {
    return html`<p class="empty" part="empty">
      ${t('You are invited. Accept with the link in your e-mail.')}
    </p>`
  }
  return html`<div class="empty" part="empty">
    <p>${t('You are invited to be a partner of {program}.', { program: program.name })}</p>
    <button
      class="button primary"
      part="button"
      aria-disabled=${isAccepting ? 'true' : 'false'}
      @click=${accept}
    >
      ${t('Accept the invitation')}
    </button>
    <p class="error" role="alert" dir="auto">${refused}</p>
  </div>`
}

/** Accepts the invitation. Returns why that was refused, or nothing. */
export async function acceptInvitation(t: Translate, session: Session): Promise<string> {
  try {
    await session.send('POST', '/accept')
    return ''
  } catch (error) {
    return sessionErrorOf(error).message || t('This did not work. Please try again.')
  }
}
