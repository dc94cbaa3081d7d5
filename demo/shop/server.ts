import { Elysia, t } from 'elysia'
import type { Api } from '../kit/api.ts'
import { cookieOf } from '../kit/cookie.ts'
import { page } from '../kit/page.ts'
import { COFFEES } from './catalog.ts'
import {
  checkoutPage,
  frontPage,
  notFoundPage,
  signUpPage,
  thanksPage,
  type View,
} from './pages.ts'
import { ShopStore } from './store.ts'
import { reportSale, reportSignUp } from './tracking.ts'

const SESSION = 'acme_session'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const Account = t.Object({
  name: t.String({ maxLength: 100 }),
  email: t.String({ maxLength: 200 }),
})
const NewOrder = t.Object({
  coffee: t.String({ maxLength: 50 }),
  bags: t.Integer({ minimum: 1, maximum: 9 }),
})

/** The shop: its pages and its own small backend. Only the backend knows the secret key. */
export function shopServer({ api, publishableKey }: { api: Api; publishableKey: string }) {
  const store = new ShopStore()
  const view = (request: Request): View => ({
    publishableKey,
    shopper: store.shopperOf(cookieOf(request, SESSION)),
    invited: /[?&](via|svc_id)=/.test(request.url),
  })
  return new Elysia({ name: 'shop', prefix: '/demo/shop', detail: { hide: true } })
    .get('/', ({ request }) => page(frontPage(view(request))))
    .get('/sign-up', ({ request, query }) =>
      page(signUpPage(view(request), coffeeOf(query['coffee']) ?? COFFEES[0]!)),
    )
    .get('/checkout', ({ request, query }) => {
      const coffee = coffeeOf(query['coffee']) ?? COFFEES[0]!
      const seen = view(request)
      return seen.shopper ? page(checkoutPage(seen, coffee)) : toSignUp(coffee.id)
    })
    .get('/thanks', ({ request, query }) => {
      const seen = view(request)
      const order = store.order(query['order'] ?? '')
      const own = order && order.shopperId === seen.shopper?.id ? order : undefined
      const coffee = coffeeOf(own?.coffeeId)
      return own && coffee ? page(thanksPage(seen, own, coffee)) : page(notFoundPage(seen), 404)
    })
    .post(
      '/api/accounts',
      async ({ request, body }) => {
        const email = body.email.trim()
        if (!EMAIL.test(email))
          return refuse(422, 'Enter an e-mail address such as ida@example.com.')
        const shopper = store.account(body.name.trim() || email, email)
        await reportSignUp(api, shopper, cookieOf(request, 'svc_id'))
        const session = `${SESSION}=${store.signIn(shopper)}; Path=/demo/shop; HttpOnly; SameSite=Lax`
        return Response.json({ id: shopper.id }, { headers: { 'set-cookie': session } })
      },
      { body: Account },
    )
    .post(
      '/api/orders',
      async ({ request, body }) => {
        const { shopper } = view(request)
        const coffee = coffeeOf(body.coffee)
        if (!shopper) return refuse(401, 'Your session ended. Sign up again.')
        if (!coffee) return refuse(422, 'We do not roast this coffee any more.')
        const amountMinor = coffee.priceMinor * body.bags
        const order = store.addOrder({
          shopperId: shopper.id,
          coffeeId: coffee.id,
          bags: body.bags,
          amountMinor,
        })
        await reportSale(api, shopper, order)
        return Response.json({ id: order.id })
      },
      { body: NewOrder },
    )
}

function coffeeOf(id: string | undefined) {
  return COFFEES.find((coffee) => coffee.id === id)
}

function toSignUp(coffee: string): Response {
  const location = `/demo/shop/sign-up/?coffee=${coffee}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function refuse(status: number, message: string): Response {
  return Response.json({ error: { message } }, { status })
}
