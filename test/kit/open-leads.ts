import { TestClock } from './backend.ts'
import { openShop } from './conversions.ts'
import { testBackend } from './test-backend.ts'

/** Opens a shop on 10 May 2031 for one test file about leads. */
export async function openLeads() {
  const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
  const shop = await openShop(backend)
  return {
    backend,
    shop,
    lead: (body: object, headers?: HeadersInit) =>
      shop.api('POST', '/track/lead', { eventName: 'Sign up', ...body }, headers),
    /** The row of a customer's lead, with the link's id and where its click came from. */
    async stored(customerExternalId: string, eventName = 'Sign up') {
      const [row] = await backend.deps.db.sql`
        select e.*, l.id as link_id, c.location_id as click_location, c.agent_id as click_agent
        from leads e join customers p on p.workspace_id = e.workspace_id and p.id = e.customer_id
        left join links l on l.workspace_id = e.workspace_id and l.num = e.link_num
        left join clicks c on c.workspace_id = e.workspace_id and c.id = e.click_id
        where e.workspace_id = ${shop.id} and p.external_id = ${customerExternalId}
          and e.event_name = ${eventName}`
      return row
    },
  }
}
