import type { Text } from '../base/texts.ts'

/** What a snippet is made for. */
export interface Install {
  /** The address of this server. */
  origin: string
  publishableKey: string
}

interface Stack {
  name: Text
  /** Where it goes. */
  place: Text
  code(install: Install): string
}

const tag = ({ origin, publishableKey }: Install) =>
  `<script defer src="${origin}/script.js" data-key="${publishableKey}"></script>`

const init = ({ origin, publishableKey }: Install) =>
  `init({ key: '${publishableKey}', api: '${origin}/api' })`

/** How the script is installed, by what the site is made with. */
export const STACKS = {
  html: { name: 'HTML', place: 'In the head of every page.', code: tag },
  react: {
    name: 'React or Next.js',
    place: 'In the root layout, in a client component.',
    code: (install) => `import { init } from '@svc/analytics'

useEffect(() => {
  ${init(install)}
}, [])`,
  },
  vue: {
    name: 'Vue, Svelte or Angular',
    place: 'Where the app is created, in the browser.',
    code: (install) => `import { init } from '@svc/analytics'

${init(install)}`,
  },
  'tag-manager': {
    name: 'Google Tag Manager',
    place: 'In a tag of the type Custom HTML, on All Pages.',
    code: ({ origin, publishableKey }) => `<script>
  var tag = document.createElement('script')
  tag.src = '${origin}/script.js'
  tag.setAttribute('data-key', '${publishableKey}')
  document.head.appendChild(tag)
</script>`,
  },
  shopify: { name: 'Shopify', place: 'In theme.liquid, before </head>.', code: tag },
  wordpress: { name: 'WordPress', place: 'In header.php, before </head>.', code: tag },
  webflow: { name: 'Webflow or Framer', place: 'In the custom code of the head.', code: tag },
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
