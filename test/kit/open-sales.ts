import type { Config } from '../../server/config.ts'
import { TestClock } from './backend.ts'
import { openShop, type Shop } from './conversions.ts'
import { testBackend } from './test-backend.ts'

/** Opens a shop on 10 May 2031, or another day, for one test file about sales. */
export async function openSales(config: Partial<Config> = {}, at = '2031-05-10T08:00:00Z') {
  const backend = await testBackend({
    clock: new TestClock(at),
    config: { databasePool: 30, ...config },
  })
  const shop = await openShop(backend)
  return {
    backend,
    shop,
    /** Reports a sale of 19.99. */
    sale: (body: object, headers?: HeadersInit) =>
      shop.api('POST', '/track/sale', { amount: 1999, ...body }, headers),
    /** A customer comes through the link and signs up: the click's id. */
    async signUp(customerExternalId: string, at: Shop = shop): Promise<string> {
      const clickId = await at.click()
      const body = { clickId, eventName: 'Sign up', customerExternalId }
      const answer = await at.api('POST', '/track/lead', body)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return clickId
    },
    /** The rows of a customer's sales, with the link's id. */
    storedSales: (externalId: string, at: Shop = shop) => backend.deps.db.sql`
      select s.*, s.amount::float8 as amount, l.id as link_id from sales s
      left join links l on l.workspace_id = s.workspace_id and l.num = s.link_num
      where s.workspace_id = ${at.id} and s.customer_external_id = ${externalId} order by s.id`,
    customer: async (externalId: string, at: Shop = shop) =>
      (await at.api('GET', `/customers/ext_${externalId}`)).body,
  }
}
