import type { TextId } from '../base/texts.ts'

/** What a snippet is made for. */
export interface Install {
  /** The address of this server. */
  origin: string
  publishableKey: string
}

interface Stack {
  name: TextId
  /** Where it goes. */
  place: TextId
  code(install: Install): string
}

const tag = ({ origin, publishableKey }: Install) =>
  `<script defer src="${origin}/script.js" data-key="${publishableKey}"></script>`

const init = ({ origin, publishableKey }: Install) =>
  `init({ key: '${publishableKey}', api: '${origin}/api' })`

/** How the script is installed, by what the site is made with. */
export const STACKS = {
  html: { name: 'checklist.html', place: 'checklist.addHeadEveryPage', code: tag },
  react: {
    name: 'checklist.reactNextJs',
    place: 'checklist.addClientComponentRoot',
    code: (install) => `import { init } from '@svc/analytics'

useEffect(() => {
  ${init(install)}
}, [])`,
  },
  vue: {
    name: 'checklist.vueSvelteAngular',
    place: 'checklist.addWhereAppCreated',
    code: (install) => `import { init } from '@svc/analytics'

${init(install)}`,
  },
  'tag-manager': {
    name: 'checklist.googleTagManager',
    place: 'checklist.addCustomHtmlTag',
    code: ({ origin, publishableKey }) => `<script>
  var tag = document.createElement('script')
  tag.src = '${origin}/script.js'
  tag.setAttribute('data-key', '${publishableKey}')
  document.head.appendChild(tag)
</script>`,
  },
  shopify: { name: 'checklist.shopify', place: 'checklist.addThemeLiquidBefore', code: tag },
  wordpress: { name: 'checklist.wordPress', place: 'checklist.addHeaderPhpBefore', code: tag },
  webflow: { name: 'checklist.webflowOrFramer', place: 'checklist.addCustomCodeSite', code: tag },
} as const satisfies Record<string, Stack>

export type StackName = keyof typeof STACKS

/** How a server records that a customer signed up. */
export const leadSnippet = (origin: string) => `curl ${origin}/api/track/lead \\
  -H 'Authorization: Bearer svc_sk_…' -H 'Content-Type: application/json' \\
  -d '{ "clickId": "<the cookie svc_id>", "eventName": "Sign up", "customerExternalId": "user-1" }'`

/** How a program is created. */
export const programSnippet = (origin: string) => `curl ${origin}/api/programs \\
  -H 'Authorization: Bearer svc_sk_…' -H 'Content-Type: application/json' \\
  -d '{ "name": "Friends", "url": "https://example.com", "currency": "usd" }'`

/** How an account that pays is connected. */
export const accountSnippet = (origin: string) => `# What each way to pay asks for
curl ${origin}/api/payout-providers -H 'Authorization: Bearer svc_sk_…'

curl ${origin}/api/funding-accounts \\
  -H 'Authorization: Bearer svc_sk_…' -H 'Content-Type: application/json' \\
  -d '{ "provider": "…", "name": "…", "details": { … } }'`
