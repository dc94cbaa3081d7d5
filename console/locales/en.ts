import { account } from './en/account.ts'
import { activity } from './en/activity.ts'
import { analytics } from './en/analytics.ts'
import { apiKeys } from './en/api-keys.ts'
import { applicationForm } from './en/application-form.ts'
import { applications } from './en/applications.ts'
import { audit } from './en/audit.ts'
import { checklist } from './en/checklist.ts'
import { commissions } from './en/commissions.ts'
import { common } from './en/common.ts'
import { connections } from './en/connections.ts'
import { customers } from './en/customers.ts'
import { dataExport } from './en/data-export.ts'
import { discounts } from './en/discounts.ts'
import { domains } from './en/domains.ts'
import { editors } from './en/editors.ts'
import { email } from './en/email.ts'
import { emailTexts } from './en/email-texts.ts'
import { fieldsAToL } from './en/fields-a-to-l.ts'
import { fieldsMToZ } from './en/fields-m-to-z.ts'
import { fraud } from './en/fraud.ts'
import { groups } from './en/groups.ts'
import { home } from './en/home.ts'
import { imports } from './en/imports.ts'
import { invites } from './en/invites.ts'
import { jobs } from './en/jobs.ts'
import { landing } from './en/landing.ts'
import { ledger } from './en/ledger.ts'
import { links } from './en/links.ts'
import { lists } from './en/lists.ts'
import { live } from './en/live.ts'
import { members } from './en/members.ts'
import { pages } from './en/pages.ts'
import { partners } from './en/partners.ts'
import { payouts } from './en/payouts.ts'
import { plan } from './en/plan.ts'
import { program } from './en/program.ts'
import { resources } from './en/resources.ts'
import { rewards } from './en/rewards.ts'
import { shell } from './en/shell.ts'
import { signIn } from './en/sign-in.ts'
import { statements } from './en/statements.ts'
import { testMode } from './en/test-mode.ts'
import { tracking } from './en/tracking.ts'
import { webhooks } from './en/webhooks.ts'
import { wizard } from './en/wizard.ts'
import { workspace } from './en/workspace.ts'

/** Every text of the console, by its id, in ICU MessageFormat. */
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
