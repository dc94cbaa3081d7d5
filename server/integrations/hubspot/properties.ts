import type { Account, Told } from '../port.ts'
import type { AskHubSpot } from './api.ts'

const READ = { svc_id: 'svc: click', svc_customer_external_id: 'svc: your id of the customer' }
const WRITTEN = {
  svc_link: 'svc: link',
  svc_partner: 'svc: partner',
  svc_partner_email: 'svc: email of the partner',
}
const OBJECTS = {
  contacts: { group: 'contactinformation', properties: { ...READ, ...WRITTEN } },
  deals: { group: 'dealinformation', properties: WRITTEN },
} as const

/** Creates the properties that are read and written; those that exist stay as they are. */
export async function prepareProperties(ask: AskHubSpot, account: Account): Promise<void> {
  for (const [object, { group, properties }] of Object.entries(OBJECTS)) {
    const inputs = Object.entries(properties).map(([name, label]) => ({
      name,
      label,
      groupName: group,
      type: 'string',
      fieldType: 'text',
      formField: object === 'contacts' && name === 'svc_id',
    }))
    const path = `/crm/v3/properties/${object}/batch/create`
    await ask(account, { method: 'POST', path, body: { inputs } })
  }
}

/** Writes whom a customer or a sale came through into the contact or the deal. */
export async function tellHubSpot(ask: AskHubSpot, account: Account, told: Told): Promise<void> {
  const object = told.kind === 'customer' ? 'contacts' : 'deals'
  const id = told.kind === 'customer' ? told.id : told.id.replace(/^hubspot-/, '')
  const properties = {
    svc_link: told.link,
    svc_partner: told.partner?.name ?? '',
    svc_partner_email: told.partner?.email ?? '',
  }
  const path = `/crm/v3/objects/${object}/${encodeURIComponent(id)}`
  await ask(account, { method: 'PATCH', path, body: { properties } })
}
