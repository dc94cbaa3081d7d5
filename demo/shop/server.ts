import { Elysia } from 'elysia'
import type { Api } from '../kit/api.ts'
import { cookieOf } from '../kit/cookie.ts'
import { page } from '../kit/page.ts'
import { COFFEES, coffeeOf } from './catalog.ts'
import {
  checkoutPage,
  frontPage,
  notFoundPage,
  signUpPage,
  thanksPage,
  type View,
} from './pages.ts'
import { ShopStore } from './store.ts'
import { SESSION, tillRoutes } from './till.ts'

/** Serves the shop: its pages, and the checkout behind them, which alone has the secret key. */
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
    .use(tillRoutes({ api, publishableKey, store }))
}

function toSignUp(coffee: string): Response {
  const location = `/demo/shop/sign-up/?coffee=${coffee}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
