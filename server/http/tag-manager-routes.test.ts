import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { readTemplate } from '../../integrations/tag-manager/sandbox/read-template.ts'
import { ROOT } from '../root.ts'
import { tagManagerRoutes } from './tag-manager-routes.ts'

const FOLDER = join(ROOT, 'integrations/tag-manager')
const ORIGIN = 'https://refer.acme.test'

async function get(name: string, dir = FOLDER): Promise<Response> {
  return tagManagerRoutes(ORIGIN, dir).handle(new Request(`http://localhost/tag-manager/${name}`))
}

test('a template is served with the address of this server, in code and permissions', async () => {
  const web = readTemplate(await (await get('web.tpl')).text())
  expect(web.permissions.inject_script).toEqual({ urls: [`${ORIGIN}/script.all.js`] })
  expect(web.code).toContain(`const ORIGIN = '${ORIGIN}'`)
  const server = readTemplate(await (await get('server.tpl')).text())
  expect(server.permissions.send_http!.urls).toEqual([
    `${ORIGIN}/api/track/lead`,
    `${ORIGIN}/api/track/sale`,
  ])
})

test('a template is text that no page can frame', async () => {
  const { headers } = await get('web.tpl')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('a server whose templates were not built starts all the same', async () => {
  expect((await get('web.tpl', '/nowhere')).status).toBe(404)
})
