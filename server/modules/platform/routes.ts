import { attention } from './attention/routes.ts'
import { audit } from './audit/routes.ts'
import { images } from './images/routes.ts'
import { jobs } from './jobs/routes.ts'
import { mailTemplates } from './mail-templates/routes.ts'
import { mails } from './mails/routes.ts'
import { invitations, invited } from './members/invitation-routes.ts'
import { members, memberships } from './members/routes.ts'
import { oidc } from './oidc/routes.ts'
import { passkeys } from './passkeys/routes.ts'
import { accountLinks } from './people/link-routes.ts'
import { people } from './people/routes.ts'
import { twoFactor } from './people/two-factor-routes.ts'
import { setupChecklist } from './setup-checklist/routes.ts'
import { webhooks } from './webhooks/routes.ts'
import { workspaces } from './workspaces/routes.ts'

/** The operations of people, their workspaces and what these are told. */
export const platformResources = [
  people,
  accountLinks,
  twoFactor,
  passkeys,
  oidc,
  members,
  memberships,
  invitations,
  invited,
  audit,
  workspaces,
  setupChecklist,
  attention,
  jobs,
  mails,
  mailTemplates,
  images,
  webhooks,
]
