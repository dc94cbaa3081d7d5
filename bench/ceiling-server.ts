import { Elysia, t } from 'elysia'

/** What this machine's HTTP stack does when there is nothing to store: the ceiling of every other figure. */
new Elysia()
  .get('/api/health', () => ({ status: 'ok' }))
  .get(
    '/*',
    () => new Response(null, { status: 302, headers: { location: 'https://shop.test/?svc_id=0' } }),
  )
  .post('/api/track/click', ({ body }) => ({ clickId: body.key }), {
    body: t.Object({ key: t.String({ maxLength: 190 }), url: t.Optional(t.String()) }),
  })
  .listen({ port: Number(process.env.PORT), hostname: '127.0.0.1', reusePort: false })
