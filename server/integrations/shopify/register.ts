import { fieldsOf, listOf, textOf } from '../read-json.ts'
import { refused, type AdminApi, type Store } from './admin.ts'

/** What the server is to be told of. Uninstalling and privacy are in the app's own configuration. */
export const TOPICS = [
  'ORDERS_PAID',
  'ORDERS_UPDATED',
  'ORDERS_CANCELLED',
  'REFUNDS_CREATE',
  'DISPUTES_CREATE',
  'DISPUTES_UPDATE',
] as const

const SUBSCRIBED = `query { webhookSubscriptions(first: 100) { nodes { topic uri } } }`
const SUBSCRIBE = `mutation ($topic: WebhookSubscriptionTopic!, $uri: String!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri, format: JSON }) {
    userErrors { message }
  }
}`

/**
 * Subscribes to what is not subscribed to yet at this address; it may be repeated.
 * @throws ApiError `bad_request` with Shopify's reason
 */
export async function subscribe(api: AdminApi, store: Store, uri: string): Promise<void> {
  const { webhookSubscriptions: found } = await api.query(store, SUBSCRIBED, {})
  const known = listOf(fieldsOf(found).nodes).filter((one) => one.uri === uri)
  for (const topic of TOPICS.filter((one) => !known.some((node) => node.topic === one))) {
    const { webhookSubscriptionCreate: made } = await api.query(store, SUBSCRIBE, { topic, uri })
    const reason = firstError(made)
    if (reason && !/already been taken/i.test(reason)) {
      throw refused(`Shopify does not tell of ${topic}: ${reason}`)
    }
  }
}

const PIXEL = `query { webPixel { id } }`
const CREATE_PIXEL = `mutation ($settings: JSON!) {
  webPixelCreate(webPixel: { settings: $settings }) { userErrors { message } }
}`
const UPDATE_PIXEL = `mutation ($id: ID!, $settings: JSON!) {
  webPixelUpdate(id: $id, webPixel: { settings: $settings }) { userErrors { message } }
}`

/** Turns the web pixel on, or gives it other settings. @throws ApiError `bad_request` with Shopify's reason */
export async function activatePixel(
  api: AdminApi,
  store: Store,
  settings: { origin: string; key: string },
): Promise<void> {
  // A store without a pixel answers this with an error.
  const { webPixel } = await api.query(store, PIXEL, {}).catch(() => ({ webPixel: null }))
  const id = textOf(fieldsOf(webPixel).id)
  const said = { settings: JSON.stringify(settings) }
  const answer = id
    ? (await api.query(store, UPDATE_PIXEL, { id, ...said })).webPixelUpdate
    : (await api.query(store, CREATE_PIXEL, said)).webPixelCreate
  const reason = firstError(answer)
  if (reason) throw refused(`Shopify does not turn the web pixel on: ${reason}`)
}

function firstError(answer: unknown): string | null {
  const [error] = listOf(fieldsOf(answer).userErrors)
  return error ? (textOf(error.message) ?? 'no reason').slice(0, 200) : null
}
