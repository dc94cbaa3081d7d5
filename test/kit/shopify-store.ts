import { createHmac } from 'node:crypto'

export const CLIENT = { id: 'client-1', secret: 'client-secret-1' }

/** Stores at Shopify, as far as their Admin API is called: what it was asked, and what it answers. */
export function openStores() {
  const asked: { path: string; token: string | null; body: any }[] = []
  const state = {
    scope: 'read_orders,write_pixels',
    /** By store: the topics that are subscribed to, and their addresses. */
    subscribed: {} as Record<string, { topic: string; uri: string }[]>,
    pixels: {} as Record<string, any>,
    /** What every call is answered with. Null: as it should be. */
    status: null as number | null,
    tokens: 0,
  }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const [, store = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(new URL(request.url).pathname)!
      const token = request.headers.get('x-shopify-access-token')
      const body = (await request.json()) as any
      asked.push({ path, token, body })
      if (state.status !== null) return new Response('no', { status: state.status })
      if (path === '/oauth/access_token') return grant(body)
      if (token !== `access-${state.tokens}`) return new Response('{}', { status: 401 })
      return Response.json({ data: answer(store, body) })
    },
  })

  function grant(body: any): Response {
    const good = body.client_id === CLIENT.id && body.client_secret === CLIENT.secret
    const isRefresh = body.grant_type === 'refresh_token'
    const isKnown = isRefresh
      ? body.refresh_token === `refresh-${state.tokens}`
      : body.code === 'good'
    if (!good || !isKnown) return Response.json({ error: 'invalid_request' }, { status: 400 })
    const n = ++state.tokens
    const tokens = { access_token: `access-${n}`, refresh_token: `refresh-${n}` }
    return Response.json({ ...tokens, scope: state.scope, expires_in: 3600 })
  }

  function answer(store: string, { query, variables }: any): object {
    const known = (state.subscribed[store] ??= [])
    if (query.includes('webhookSubscriptionCreate')) {
      known.push(variables)
      return { webhookSubscriptionCreate: { userErrors: [] } }
    }
    if (query.includes('webhookSubscriptions')) return { webhookSubscriptions: { nodes: known } }
    if (query.includes('webPixelCreate')) {
      state.pixels[store] = JSON.parse(variables.settings)
      return { webPixelCreate: { userErrors: [] } }
    }
    if (query.includes('webPixelUpdate')) {
      state.pixels[store] = JSON.parse(variables.settings)
      return { webPixelUpdate: { userErrors: [] } }
    }
    if (query.includes('webPixel')) {
      return { webPixel: state.pixels[store] ? { id: 'gid://shopify/WebPixel/1' } : null }
    }
    return { shop: { myshopifyDomain: store } }
  }

  return {
    asked,
    state,
    settings: {
      SHOPIFY_CLIENT_ID: CLIENT.id,
      SHOPIFY_CLIENT_SECRET: CLIENT.secret,
      SHOPIFY_ADMIN_URL: `http://127.0.0.1:${server.port}/{store}`,
    },
    close: () => server.stop(true),
  }
}

/** The query that Shopify sends a member back with. */
export function signedQuery(query: Record<string, string>, secret = CLIENT.secret) {
  const text = Object.keys(query)
    .toSorted()
    .map((name) => `${name}=${query[name]}`)
    .join('&')
  return { ...query, hmac: createHmac('sha256', secret).update(text).digest('hex') }
}

/** The headers of a call to the app. */
export function appHeaders(body: string, about: { topic: string; store: string; secret?: string }) {
  const { topic, store, secret = CLIENT.secret } = about
  return {
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    'x-shopify-topic': topic,
    'x-shopify-shop-domain': store,
  }
}
