import { account } from './de/account.ts'
import { activity } from './de/activity.ts'
import { analytics } from './de/analytics.ts'
import { apiKeys } from './de/api-keys.ts'
import { applicationForm } from './de/application-form.ts'
import { applications } from './de/applications.ts'
import { audit } from './de/audit.ts'
import { checklist } from './de/checklist.ts'
import { commissions } from './de/commissions.ts'
import { common } from './de/common.ts'
import { connections } from './de/connections.ts'
import { customers } from './de/customers.ts'
import { dataExport } from './de/data-export.ts'
import { discounts } from './de/discounts.ts'
import { domains } from './de/domains.ts'
import { editors } from './de/editors.ts'
import { email } from './de/email.ts'
import { emailTexts } from './de/email-texts.ts'
import { fieldsAToL } from './de/fields-a-to-l.ts'
import { fieldsMToZ } from './de/fields-m-to-z.ts'
import { fraud } from './de/fraud.ts'
import { groups } from './de/groups.ts'
import { home } from './de/home.ts'
import { imports } from './de/imports.ts'
import { invites } from './de/invites.ts'
import { jobs } from './de/jobs.ts'
import { landing } from './de/landing.ts'
import { ledger } from './de/ledger.ts'
import { links } from './de/links.ts'
import { lists } from './de/lists.ts'
import { live } from './de/live.ts'
import { members } from './de/members.ts'
import { pages } from './de/pages.ts'
import { partners } from './de/partners.ts'
import { payouts } from './de/payouts.ts'
import { plan } from './de/plan.ts'
import { program } from './de/program.ts'
import { resources } from './de/resources.ts'
import { rewards } from './de/rewards.ts'
import { shell } from './de/shell.ts'
import { signIn } from './de/sign-in.ts'
import { statements } from './de/statements.ts'
import { testMode } from './de/test-mode.ts'
import { tracking } from './de/tracking.ts'
import { webhooks } from './de/webhooks.ts'
import { wizard } from './de/wizard.ts'
import { workspace } from './de/workspace.ts'

/** German. */
export const texts = {
  ...account,
  ...activity,
  ...analytics,
  ...apiKeys,
  ...applicationForm,
  ...applications,
  ...audit,
  ...checklist,
  ...commissions,
  ...common,
  ...connections,
  ...customers,
  ...dataExport,
  ...discounts,
  ...domains,
  ...editors,
  ...email,
  ...emailTexts,
  ...fieldsAToL,
  ...fieldsMToZ,
  ...fraud,
  ...groups,
  ...home,
  ...imports,
  ...invites,
  ...jobs,
  ...landing,
  ...ledger,
  ...links,
  ...lists,
  ...live,
  ...members,
  ...pages,
  ...partners,
  ...payouts,
  ...plan,
  ...program,
  ...resources,
  ...rewards,
  ...shell,
  ...signIn,
  ...statements,
  ...testMode,
  ...tracking,
  ...webhooks,
  ...wizard,
  ...workspace,
}
