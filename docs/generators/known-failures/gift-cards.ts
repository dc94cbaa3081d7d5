import type { KnownFailure } from './known-failure.ts'

const GOODS = 'server/integrations/shopify/goods.test.ts'
const MONEY = 'server/integrations/woocommerce/money.test.ts'

/** What goes wrong elsewhere with what shops sell besides goods. */
export const OF_GIFT_CARDS: readonly KnownFailure[] = [
  {
    failure:
      'Gift cards count when they are bought and again when they are redeemed, and tips earn commissions',
    tests: [
      [GOODS, 'is no sale when it is bought, nor is its refund one'],
      [GOODS, 'a tip is no sale, nor is its refund one'],
      [MONEY, 'beside goods leaves the goods; a refund is of both alike'],
    ],
  },
]
