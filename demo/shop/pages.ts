import { escapeHtml } from '../kit/page.ts'
import { bag } from './bag.ts'
import { COFFEES, type Coffee } from './catalog.ts'
import type { Order } from './store.ts'
import type { Shopper } from './tracking.ts'

/** The visitor of the page. */
export interface View {
  publishableKey: string
  shopper: Shopper | undefined
  /** Whether they came through a link, or with a partner's name, so that space is kept for the banner. */
  invited: boolean
}

export function price(minor: number): string {
  return `$${(minor / 100).toFixed(2)}`
}

/** The banner's script, and its room until that has come. */
const BANNER = `<link rel="stylesheet" href="/widgets/elements.css" />
    <script type="module" src="/widgets/svc-discount-banner.js"></script>`

/** Renders the frame of every page, which installs the tracking script by one tag in its head. */
function layout({ publishableKey, shopper, invited }: View, title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="Coffee roasted on Tuesday, at your door by Friday." />
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='6' fill='%23b3261e'/%3E%3C/svg%3E" />
    <link rel="stylesheet" href="/demo/assets/shop-page.css" />
    <script defer src="/script.js" data-key="${publishableKey}"></script>
    <script type="module" src="/demo/assets/shop.js"></script>
    ${invited ? BANNER : ''}
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    ${invited ? '<svc-discount-banner reserve></svc-discount-banner>' : ''}
    <header class="top">
      <a class="name" href="/demo/shop/">Acme Coffee</a>
      <nav aria-label="Shop">
        <a href="/demo/shop/#coffees">Coffees</a>
        <a href="/demo/shop/#farms">Farms</a>
        ${shopper ? `<span class="soft">${escapeHtml(shopper.name)}</span>` : '<a href="/demo/shop/sign-up/">Sign up</a>'}
      </nav>
    </header>
    <main id="main">${main}</main>
    <footer>
      <p>This shop is a demo with a real tracking script. No coffee is shipped.</p>
      <visit-note></visit-note>
    </footer>
  </body>
</html>`
}

export function frontPage(view: View): string {
  const shelf = COFFEES.map(
    (coffee) => `<li class="coffee">
      <a href="/demo/shop/checkout/?coffee=${coffee.id}" aria-label="Buy ${coffee.name}">${bag(coffee)}</a>
      <div class="coffee-facts">
        <h3>${coffee.name}</h3>
        <p class="soft">${coffee.origin}</p>
        <p>${coffee.notes}</p>
      </div>
      <div class="coffee-buy">
        <span class="money">${price(coffee.priceMinor)}</span>
        <a class="button" href="/demo/shop/checkout/?coffee=${coffee.id}">Buy<span class="hidden"> ${coffee.name}</span></a>
      </div>
    </li>`,
  ).join('')
  const farms = COFFEES.map(
    ({ name, origin, farm }) => `<tr>
      <th scope="row">${name}</th><td>${origin.split(' · ')[0]}</td><td>${farm.altitude}</td>
      <td class="money">$${farm.paidPerKg}</td><td class="money">$${farm.marketPerKg}</td>
    </tr>`,
  ).join('')
  return layout(
    view,
    'Acme Coffee',
    `<section class="hero">
      <div>
        <h1>Roasted on Tuesday.<br />At your door by Friday.</h1>
        <p>Three coffees, one roaster, no warehouse. Order by Monday night, and we roast it for you.</p>
        <a class="button" href="#coffees">Choose a coffee</a>
      </div>
      <div class="hero-bags" aria-hidden="true">${[...COFFEES].reverse().map(bag).join('')}</div>
    </section>
    <section id="coffees" aria-labelledby="coffees-title">
      <h2 id="coffees-title">This week</h2>
      <ul class="shelf">${shelf}</ul>
    </section>
    <section id="farms" class="farms" aria-labelledby="farms-title">
      <div>
        <h2 id="farms-title">What we pay farmers</h2>
        <p class="soft">Our price per kilogram of green coffee, compared with the market price on the same day.</p>
      </div>
      <div class="table" tabindex="0" role="region" aria-label="Prices per coffee">
        <table>
          <thead><tr><th scope="col">Coffee</th><th scope="col">Origin</th><th scope="col">Altitude</th><th scope="col" class="money">We paid</th><th scope="col" class="money">Market</th></tr></thead>
          <tbody>${farms}</tbody>
        </table>
      </div>
    </section>`,
  )
}

/** Shown for as long as an element has no script: after a moment, and permanently where scripts are blocked. */
const WAITING = `<p class="late">Loading … This form needs JavaScript.</p>`

function invitedBy({ shopper }: View): string {
  const { by, rateBps } = shopper?.invitation ?? {}
  return by === undefined ? '' : ` invited-by="${escapeHtml(by)}" rate-bps="${rateBps}"`
}

export function signUpPage(view: View, coffee: Coffee): string {
  return layout(
    view,
    'Sign up · Acme Coffee',
    `<section class="narrow with-bag">
      <div>
        <h1>Sign up</h1>
        <p class="soft">Create an account to place your order.</p>
        <shop-sign-up>${WAITING}</shop-sign-up>
      </div>
      ${bag(coffee)}
    </section>`,
  )
}

export function checkoutPage(view: View, coffee: Coffee): string {
  return layout(
    view,
    'Checkout · Acme Coffee',
    `<section class="narrow with-bag">
      <div>
        <h1>Checkout</h1>
        <p class="soft">${coffee.name}, ${coffee.origin}</p>
        <shop-checkout coffee="${coffee.id}" price-minor="${coffee.priceMinor}"${invitedBy(view)}>${WAITING}</shop-checkout>
      </div>
      ${bag(coffee)}
    </section>`,
  )
}

export function thanksPage(view: View, order: Order, coffee: Coffee): string {
  const bags = order.bags === 1 ? 'One bag' : `${order.bags} bags`
  return layout(
    view,
    'Order confirmed · Acme Coffee',
    `<section class="narrow with-bag">
      <div>
        <h1>Thank you for your order</h1>
        <p>${bags} of ${coffee.name} will be roasted for you on Tuesday.</p>
        <dl class="receipt">
          <div><dt>Order</dt><dd>${order.id}</dd></div>
          <div><dt>Paid</dt><dd class="money">${price(order.amountMinor)}</dd></div>
        </dl>
        <p><a class="link" href="/console/analytics/live">See the sale in the console</a></p>
        ${view.shopper?.invitation ? `<p><a class="link" href="/demo/app/#commissions">See what ${escapeHtml(view.shopper.invitation.by)} earned</a></p>` : ''}
      </div>
      ${bag(coffee)}
    </section>`,
  )
}

export function notFoundPage(view: View): string {
  return layout(
    view,
    'Order not found · Acme Coffee',
    `<section class="narrow">
      <h1>Order not found</h1>
      <p class="soft">No order with this number was placed in this browser.</p>
      <p><a class="button" href="/demo/shop/">Back to the coffees</a></p>
    </section>`,
  )
}
