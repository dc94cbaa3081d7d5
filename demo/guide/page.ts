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
        <p class="soft">The workspace Acme: a shop that sells coffee, two programs with forty partners, and a year of sales, commissions and payouts. Everything here is made up, Stripe and PayPal too; the tracking and the money’s ledger are real.</p>
      </header>
      <section aria-labelledby="walk">
        <h2 id="walk">Walk through it</h2>
        <p class="start"><a href="${TOUR[0]!.to}" data-tour>Take the tour of two minutes</a></p>
        <p class="soft">The console opens as ${DEMO_OWNER_EMAIL}, whose password is ${DEMO_OWNER_PASSWORD}.</p>
        <ol class="walk">
          ${walk()}
        </ol>
      </section>
      <div class="beside">
        <section aria-labelledby="time">
          <h2 id="time">Time</h2>
          <p class="soft">It is ${dateOf(nowMs)} here. In a month people visit and buy, commissions become payable and the books are closed.</p>
          <div class="acts">
            <form method="post" action="/demo/month-later"><button>One month later</button></form>
            <form method="post" action="/demo/start-over"><button>Start over</button></form>
          </div>
          <p class="soft">Starting over deletes what was tried out and makes all data anew.</p>
        </section>
        <section aria-labelledby="keys">
          <h2 id="keys">Keys</h2>
          <dl>
            <div><dt>Secret, for servers</dt><dd><code dir="ltr">${secretKey}</code></dd></div>
            <div><dt>Publishable, for browsers</dt><dd><code dir="ltr">${DEMO_PUBLISHABLE_KEY}</code></dd></div>
            <div><dt>Ada’s statement</dt><dd><a href="/demo/statement/ada" dir="ltr">${host}/demo/statement/ada</a></dd></div>
            <div><dt>API</dt><dd><a href="/api/docs" dir="ltr">${host}/api/docs</a></dd></div>
            <div><dt>Script</dt><dd><a href="/script.js" dir="ltr">${host}/script.js</a></dd></div>
          </dl>
          <p class="soft">Both keys are known to everybody. No other mode of the server accepts them.</p>
        </section>
      </div>
      <section class="wide" aria-labelledby="shell">
        <h2 id="shell">From a shell: a link and a sale</h2>
        ${shell(trackingSteps(origin, secretKey))}
      </section>
      <section class="wide" aria-labelledby="program">
        <h2 id="program">From the same shell: a partner and a payout</h2>
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
