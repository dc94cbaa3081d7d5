import { escapeHtml } from '../kit/page.ts'
import { DEMO_OWNER_PASSWORD } from '../../server/domain/password.ts'
import { DEMO_OWNER_EMAIL, DEMO_PUBLISHABLE_KEY } from '../keys.ts'
import { trackingSteps } from './lines.ts'
import { programSteps } from './program-lines.ts'
import type { Step } from './step.ts'
import { TOUR } from './tour-steps.ts'

interface Guide {
  origin: string
  secretKey: string
  /** The demo's time. */
  nowMs: number
}

/** Renders the first page of the demo: where to click, which keys to use, what to type. */
export function guidePage({ origin, secretKey, nowMs }: Guide): string {
  const { host } = new URL(origin)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Demo</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3 8h10M9 4l4 4-4 4' fill='none' stroke='%23b3261e' stroke-width='2'/%3E%3C/svg%3E" />
    <link rel="stylesheet" href="/demo/assets/guide-page.css" />
    <script type="module" src="/demo/assets/guide.js"></script>
  </head>
  <body>
    <main>
      <header>
        <h1>A click, a lead, a sale, a payout</h1>
        <p class="soft">Acme is a coffee shop with two partner programs, forty partners, and a year of sales, commissions, and payouts. The data is made up, and Stripe and PayPal are simulated. The tracking and the ledger are real.</p>
      </header>
      <section aria-labelledby="walk">
        <h2 id="walk">Tour</h2>
        <p class="start"><a href="${TOUR[0]!.to}" data-tour>Start the two-minute tour</a></p>
        <p class="soft">The tour signs you in to the console as ${DEMO_OWNER_EMAIL} (password: ${DEMO_OWNER_PASSWORD}).</p>
        <ol class="walk">
          ${walk()}
        </ol>
      </section>
      <div class="beside">
        <section aria-labelledby="time">
          <h2 id="time">Time</h2>
          <p class="soft">It is ${dateOf(nowMs)} here. When a month passes, visitors buy, commissions become payable, and the month is closed.</p>
          <div class="acts">
            <form method="post" action="/demo/month-later"><button>Skip one month</button></form>
            <form method="post" action="/demo/start-over"><button>Start over</button></form>
          </div>
          <p class="soft">Starting over deletes your changes and creates all data again.</p>
        </section>
        <section aria-labelledby="keys">
          <h2 id="keys">Keys and links</h2>
          <dl>
            <div><dt>Secret key (servers)</dt><dd><code dir="ltr">${secretKey}</code></dd></div>
            <div><dt>Publishable key (browsers)</dt><dd><code dir="ltr">${DEMO_PUBLISHABLE_KEY}</code></dd></div>
            <div><dt>Ada’s statement</dt><dd><a href="/demo/statement/ada" dir="ltr">${host}/demo/statement/ada</a></dd></div>
            <div><dt>API reference</dt><dd><a href="/api/docs" dir="ltr">${host}/api/docs</a></dd></div>
            <div><dt>Tracking script</dt><dd><a href="/script.js" dir="ltr">${host}/script.js</a></dd></div>
          </dl>
          <p class="soft">Both keys are public. They work in the demo only.</p>
        </section>
      </div>
      <section class="wide" aria-labelledby="shell">
        <h2 id="shell">Track a link and a sale with curl</h2>
        ${shell(trackingSteps(origin, secretKey))}
      </section>
      <section class="wide" aria-labelledby="program">
        <h2 id="program">Create a partner and pay them with curl</h2>
        ${shell(programSteps(origin))}
      </section>
    </main>
  </body>
</html>`
}

function dateOf(ms: number): string {
  return new Date(ms).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Renders the steps of the tour, in order. */
function walk(): string {
  return TOUR.map(
    ({ to, name, note }) =>
      `<li><a href="${to}" target="_blank" rel="nofollow"><strong>${name}</strong><span class="soft">${note}</span></a></li>`,
  ).join('\n          ')
}

function shell(steps: readonly Step[]): string {
  const lines = steps.map(
    ({ title, code }) => `<li>
        <h3>${escapeHtml(title)}</h3>
        <div class="code"><pre dir="ltr" tabindex="0" data-copy="${escapeHtml(title)}">${escapeHtml(code)}</pre></div>
      </li>`,
  )
  return `<ol class="shell">${lines.join('')}</ol>`
}
