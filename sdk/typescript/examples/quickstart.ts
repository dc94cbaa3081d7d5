import { money, Svc } from '@svc/sdk'

const { SVC_BASE_URL = '', SVC_API_KEY = '' } = process.env
const svc = new Svc({ baseUrl: SVC_BASE_URL, apiKey: SVC_API_KEY })

const link = await svc.links.create({ url: 'https://example.com/', trackConversion: true })

// Simulates a visitor. On your site, the script stores the click ID, and readClickId(request) reads it.
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}
const visit = await fetch(link.shortLink, { headers, redirect: 'manual' })
const clickId = new URL(visit.headers.get('location') ?? '').searchParams.get('svc_id') ?? ''

const customerExternalId = `user-${link.id}`
await svc.track.lead({ clickId, eventName: 'Sign up', customerExternalId })
await svc.track.sale({
  customerExternalId,
  ...money('19.00', 'usd'),
  invoiceId: `invoice-${link.id}`,
})

for await (const sale of svc.events.list({ event: 'sales', linkId: link.id })) {
  console.log(`sale ${sale.id}`)
}
