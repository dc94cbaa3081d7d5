import { escapeHtml } from './page.ts'

/** Pages of the workspace, from one of which the others are reached. */
const BOARDS = [
  ['/demo/shop/', 'Shop'],
  ['/console/analytics/live', 'Console'],
  ['/console/payouts', 'Payouts'],
  ['/demo/mailbox/', 'Mailbox'],
  ['/demo/app/', 'Dashboard'],
  ['/api/docs', 'API'],
] as const

interface Board {
  title: string
  path: (typeof BOARDS)[number][0]
  /** The path of its icon, on 16 by 16. */
  icon: string
  /** Its style sheet, below `/demo/assets/`. */
  sheet: string
  script?: string
  head?: string
  main: string
}

/** Renders the frame of each of them. */
export function boardPage({ title, path, icon, sheet, script, head = '', main }: Board): string {
  const links = BOARDS.map(
    ([to, name]) => `<a href="${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} · Acme</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='${icon}' fill='none' stroke='%23b3261e' stroke-width='2'/%3E%3C/svg%3E" />
    <link rel="stylesheet" href="/demo/assets/${sheet}" />
    ${script ? `<script type="module" src="/demo/assets/${script}"></script>` : ''}${head}
  </head>
  <body>
    <header class="top">
      <p><a href="/demo/">Demo</a> <span aria-hidden="true">/</span> Acme</p>
      <nav aria-label="Demo">${links.join('')}</nav>
    </header>
    <main>${main}</main>
  </body>
</html>`
}
