import { openAccount, readAccount } from './account.ts'
import { call, caller, Refused, words, type Account, type Program } from './api.ts'
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
  const { accounts } = await call<{ accounts: Account[] }>('GET', '/partners/accounts')
  find('leave').hidden = false
  const programs = accounts.flatMap(({ partnerId, programs }) =>
    programs.map((program) => ({ ...program, partnerId })),
  )
  const asked = new URLSearchParams(location.search).get('program') ?? main.dataset['program']
  const shown = programs.find(({ programId }) => programId === asked) ?? programs[0]
  caller.partnerId = shown?.partnerId ?? accounts[0]?.partnerId ?? null
  // A program that has banned the partner sends no codes.
  const open = programs.filter(({ partnerId }) => partnerId === caller.partnerId)
  caller.programId = open.find(({ status }) => status !== 'banned')?.programId ?? null
  showPrograms(programs, shown)
  showProgram(shown)
  show('home')
  await readAccount()
}

/** Lists the programs, each with an address of its own, where there are several. */
function showPrograms(programs: readonly Program[], shown: Program | undefined): void {
  const list = find('programs')
  list.hidden = programs.length < 2
  list.setAttribute('aria-label', words.programs)
  list.replaceChildren(
    ...programs.map(({ programId, programName, logo }) => {
      const link = written('a', programName) as HTMLAnchorElement
      const query = new URLSearchParams({ program: programId, lang: document.documentElement.lang })
      link.href = `/partners/?${query}`
      if (programId === shown?.programId) link.setAttribute('aria-current', 'page')
      if (logo) link.prepend(picture(logo))
      return link
    }),
  )
}

function picture(src: string): HTMLImageElement {
  const image = new Image(20, 20)
  Object.assign(image, { src, alt: '', className: 'mark' })
  return image
}

function showProgram(program: Program | undefined): void {
  const stage = find('stage')
  if (!program) {
    stage.replaceChildren(written('p', words.none))
    return
  }
  const { programId, status } = program
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
  const path = '/partners/session/dashboard'
  try {
    return (await call<{ publicToken: string }>('POST', path, { programId })).publicToken
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null
    throw error
  }
}
