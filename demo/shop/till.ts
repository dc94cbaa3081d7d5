import { Elysia, t } from 'elysia'
import type { Api } from '../kit/api.ts'
import { cookieOf } from '../kit/cookie.ts'
import { coffeeOf, costOf } from './catalog.ts'
import type { ShopStore } from './store.ts'
import { payOrder, readInvitation, reportSignUp } from './tracking.ts'

/** The cookie of whoever signed up. */
export const SESSION = 'acme_session'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const Account = t.Object({
  name: t.String({ maxLength: 100 }),
  email: t.String({ maxLength: 200 }),
})
const NewOrder = t.Object({
  coffee: t.String({ maxLength: 50 }),
  bags: t.Integer({ minimum: 1, maximum: 9 }),
})

interface Till {
  api: Api
  publishableKey: string
  store: ShopStore
}

/**
 * Registers sign-ups and orders, each reported to the API: the part of a shop that a customer of svc would
 * add to theirs.
 */
export function tillRoutes({ api, publishableKey, store }: Till) {
  return new Elysia({ name: 'till', prefix: '/api' })
    .post(
      '/accounts',
      async ({ request, body }) => {
        const email = body.email.trim()
        if (!EMAIL.test(email))
          return refuse(422, 'Enter an email address, such as ida@example.com.')
        const clickId = cookieOf(request, 'svc_id')
        const { origin } = new URL(request.url)
        const visit = clickId === undefined ? null : { clickId, publishableKey, origin }
        const invitation = visit && (await readInvitation(api, visit))
        const shopper = store.account(body.name.trim() || email, email, invitation)
        await reportSignUp(api, shopper, clickId)
        const session = `${SESSION}=${store.signIn(shopper)}; Path=/demo/shop; HttpOnly; SameSite=Lax`
        return Response.json({ id: shopper.id }, { headers: { 'set-cookie': session } })
      },
      { body: Account },
    )
    .post(
      '/orders',
      async ({ request, body: { coffee: coffeeId, bags } }) => {
        const shopper = store.shopperOf(cookieOf(request, SESSION))
        const coffee = coffeeOf(coffeeId)
        if (!shopper) return refuse(401, 'Your session ended. Sign up again.')
        if (!coffee) return refuse(422, 'This coffee is no longer available.')
        const { totalMinor } = costOf(coffee.priceMinor * bags, shopper.invitation)
        const wanted = { shopperId: shopper.id, coffeeId, bags, amountMinor: totalMinor }
        const order = store.addOrder(wanted)
        await payOrder(api, shopper, order)
        return Response.json({ id: order.id })
      },
      { body: NewOrder },
    )
}

function refuse(status: number, message: string): Response {
  return Response.json({ error: { message } }, { status })
}
