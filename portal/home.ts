import { openAccount, readAccount } from './account.ts'
import { call, session, words, type Enrollment, type SignedIn } from './api.ts'
import { find, show, written } from './page.ts'

/** An element of the kit, as far as this page uses it. */
interface Dashboard extends HTMLElement {
  tokenProvider: () => Promise<string | null>
}

/** Those that a dashboard has anyway, and the partner's own endpoints. */
const TABS = 'overview commissions payouts links leaderboard resources faq webhooks'

const main = document.querySelector('main')!

/** Shows the programs of the signed-in partner and the dashboard of one. */
export async function showHome(): Promise<void> {
  const { enrollments } = await call<SignedIn>('GET', '/partners/session')
  find('leave').hidden = false
  const asked = new URLSearchParams(location.search).get('program') ?? main.dataset['program']
  const shown = enrollments.find(({ programId }) => programId === asked) ?? enrollments[0]
  showPrograms(enrollments, shown)
  showProgram(shown)
  show('home')
  await readAccount()
}

/** Lists the programs, each with an address of its own, where there are several. */
function showPrograms(enrollments: readonly Enrollment[], shown: Enrollment | undefined): void {
  const list = find('programs')
  list.hidden = enrollments.length < 2
  list.setAttribute('aria-label', words.programs)
  list.replaceChildren(
    ...enrollments.map(({ programId, programName }) => {
      const link = written('a', programName) as HTMLAnchorElement
      const query = new URLSearchParams({ program: programId, lang: document.documentElement.lang })
      link.href = `/partners/?${query}`
      if (programId === shown?.programId) link.setAttribute('aria-current', 'page')
      return link
    }),
  )
}

function showProgram(enrollment: Enrollment | undefined): void {
  const stage = find('stage')
  if (!enrollment) {
    stage.replaceChildren(written('p', words.none))
    return
  }
  const { programId, status } = enrollment
  const turnedAway = words.turnedAway[status]
  if (turnedAway) {
    stage.replaceChildren(written('p', turnedAway))
    return
  }
  const dashboard = document.createElement('svc-referral-dashboard') as Dashboard
  dashboard.setAttribute('heading-level', '1')
  dashboard.setAttribute('tabs', TABS)
  dashboard.tokenProvider = () => tokenFor(programId)
  dashboard.addEventListener('svc-payout-change', (event) => {
    event.preventDefault()
    openAccount()
  })
  stage.replaceChildren(dashboard)
}

async function tokenFor(programId: string): Promise<string | null> {
  if (!session.get()) return null
  const path = '/partners/session/dashboard'
  return (await call<{ publicToken: string }>('POST', path, { programId })).publicToken
}
