import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../../server/root.ts'

/** A page of the site and the file of the repository that it is made of. */
export interface Page {
  file: string
  /** Its address below the site's, without an ending. */
  path: string
  /** In the navigation; by default the page's own first heading. */
  title?: string
  /** Left out of the search, which people ask for the product. */
  internal?: boolean
}

export interface Section {
  title: string
  pages: Page[]
  /** Shown in the navigation of pages below this address alone. */
  below?: '/reference/' | '/contributing/'
}

const page = (file: string, title?: string, path = pathOf(file)): Page => ({
  file,
  path,
  ...(title && { title }),
})

/** The site's parts in the order of its navigation. A page is a Markdown file that stands where it is kept. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Get started',
    pages: [
      page('docs/index.md', 'Introduction', 'index'),
      page('docs/quickstart.md'),
      page('docs/guides/walkthrough.md'),
    ],
  },
  {
    title: 'Concepts',
    pages: [
      page('docs/concepts/attribution.md'),
      page('docs/concepts/rewards.md'),
      page('docs/concepts/payouts.md'),
      page('docs/concepts/money.md'),
      page('docs/concepts/embed-sessions.md'),
      page('docs/concepts/glossary.md'),
    ],
  },
  {
    title: 'Guides',
    pages: [
      page('docs/guides/install.md'),
      page('docs/guides/sign-in.md'),
      page('docs/guides/tag-manager.md'),
      page('docs/guides/partner-program.md'),
      page('docs/guides/incentives.md'),
      page('docs/guides/embedding.md'),
      page('docs/guides/theming.md'),
      page('docs/guides/partner-portal.md'),
      page('docs/guides/payouts.md'),
      page('docs/guides/closing-a-month.md'),
      page('docs/guides/moving-over.md'),
      page('docs/guides/importing.md'),
      page('docs/guides/console.md'),
      page('docs/guides/members.md'),
      page('docs/guides/mcp.md'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      page('docs/reference/api.md'),
      page('docs/reference/errors.md', undefined, 'errors'),
      page('docs/reference/webhooks.md'),
      page('docs/reference/script.md'),
      page('docs/reference/elements.md'),
      page('docs/reference/integrations.md'),
      page('docs/reference/payout-providers.md'),
      page('docs/reference/cli.md'),
      page('docs/reference/configuration.md'),
    ],
  },
  {
    title: 'Self-hosting',
    pages: [
      page('docs/hosting/self-hosting.md', 'Install and update'),
      ...['operations', 'domains', 'database', 'audit', 'data-protection'].map((name) =>
        page(`docs/hosting/${name}.md`),
      ),
    ],
  },
  {
    title: 'Elements',
    below: '/reference/',
    pages: [
      page('widgets/README.md', 'Package and loader', 'reference/elements/package'),
      ...found('widgets/*/*.md', (file) => `reference/elements/${basename(file, '.md')}`),
    ],
  },
  { title: 'Integrations', below: '/reference/', pages: integrationPages() },
  {
    title: 'Payout providers',
    below: '/reference/',
    pages: found('server/payout-providers/*/README.md', (file) => {
      return `reference/payout-providers/${file.split('/').at(-2)}`
    }),
  },
  {
    title: 'Server libraries',
    below: '/reference/',
    pages: [
      page('docs/reference/server-libraries.md', 'Overview'),
      ...['typescript', 'python', 'go', 'ruby', 'php'].map((name) =>
        page(`sdk/${name}/README.md`, undefined, `reference/server-libraries/${name}`),
      ),
    ],
  },
  {
    title: 'Contributing',
    below: '/contributing/',
    pages: [
      page('CONTRIBUTING.md', undefined, 'contributing/index'),
      ...found('docs/development/*.md', (file) => `contributing/${basename(file, '.md')}`),
      page('CHANGELOG.md', undefined, 'contributing/changelog'),
      page('SECURITY.md', undefined, 'contributing/security'),
    ].map((one) => ({ ...one, internal: true })),
  },
  {
    title: 'Decisions',
    below: '/contributing/',
    pages: found('docs/decisions/*.md', (file) => {
      return `contributing/decisions/${basename(file, '.md')}`
    }).map((one) => ({ ...one, internal: true })),
  },
]

export const PAGES: readonly Page[] = SECTIONS.flatMap(({ pages }) => pages)

/** Reads the title of a page: its first heading, as plain text. */
export function titleOf({ title, file }: Page): string {
  if (title) return title
  const heading = /^# (.+)$/m.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1]
  if (!heading) throw new Error(`${file} has no heading of the first level.`)
  return heading.replaceAll('`', '')
}

function integrationPages(): Page[] {
  return [
    ...found('server/integrations/*/README.md', (file) => {
      return `reference/integrations/${file.split('/').at(-2)}`
    }),
    page('integrations/shopify-app/README.md', undefined, 'reference/integrations/shopify-app'),
  ]
}

function found(pattern: string, path: (file: string) => string): Page[] {
  return globSync(pattern, { cwd: ROOT })
    .filter((file) => !/test-kit|node_modules/.test(file))
    .sort()
    .map((file) => ({ file, path: path(file) }))
}

/** `docs/guides/install.md` is at `guides/install`. */
function pathOf(file: string): string {
  return file.replace(/^docs\//, '').replace(/\.md$/, '')
}
