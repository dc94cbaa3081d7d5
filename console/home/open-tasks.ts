import type { Attention } from '../api/wire.gen.ts'
import { t, type TextId } from '../base/texts.ts'
import { BASE } from '../router/router.ts'

/** Something that waits for a member, with the page where it is done. */
export interface OpenTask {
  /** What waits, in a sentence with its number. */
  name: string
  /** The program, where the workspace has several. */
  program: string
  count: number
  href: string
  action: TextId
  /** Whether it has failed, and does not only wait. */
  isFailure: boolean
}

type Program = NonNullable<Attention['programs']>[number]

/** Lists what waits: first what loses money or email, then what a person has to decide. */
export function listOpenTasks(attention: Attention): OpenTask[] {
  return [...listFailures(attention), ...listDecisions(attention.programs ?? [])].filter(
    ({ count }) => count > 0,
  )
}

function listFailures(attention: Attention): OpenTask[] {
  const { email, failingConnections, failingWebhooks, failedJobs } = attention
  const failure = (name: string, count: number, path: string, action: TextId): OpenTask => ({
    name,
    program: '',
    count,
    href: BASE + path,
    action,
    isFailure: true,
  })
  return [
    failure(
      t('common.emailIsntSetUp'),
      email === 'not_configured' ? 1 : 0,
      '/settings/email',
      'common.setUpEmail',
    ),
    failure(
      t('home.connectionsFailing', { count: failingConnections }),
      failingConnections,
      '/connections/inbox?status=failed',
      'home.viewEvents',
    ),
    failure(
      t('home.webhooksFailing', { count: failingWebhooks }),
      failingWebhooks,
      '/settings/webhooks',
      'home.viewWebhooks',
    ),
    failure(
      t('home.jobsFailed', { count: failedJobs }),
      failedJobs,
      '/settings/jobs',
      'home.viewJobs',
    ),
  ]
}

function listDecisions(programs: readonly Program[]): OpenTask[] {
  return programs.flatMap((program) => {
    const { applications, fraudFlags, payoutDrafts, partnersWithoutPayoutMethod } = program
    const decision = (name: string, count: number, path: string, action: TextId): OpenTask => ({
      name,
      program: programs.length > 1 ? program.name : '',
      count,
      href: `${BASE}${path}?program=${program.programId}`,
      action,
      isFailure: false,
    })
    return [
      decision(
        t('home.payoutDraftsWaiting', { count: payoutDrafts }),
        payoutDrafts,
        '/payouts',
        'payouts.review',
      ),
      decision(
        t('home.applicationsWaiting', { count: applications }),
        applications,
        '/partners/applications',
        'payouts.review',
      ),
      decision(
        t('home.fraudFlagsOpen', { count: fraudFlags }),
        fraudFlags,
        '/fraud',
        'payouts.review',
      ),
      decision(
        t('home.partnersWithoutPayoutMethod', { count: partnersWithoutPayoutMethod }),
        partnersWithoutPayoutMethod,
        '/payouts/new',
        'home.viewPartners',
      ),
    ]
  })
}
