import { Values } from '../api/values.ts'
import type { FilledProgram } from './fill-program.ts'
import type { Filling } from './tenant.ts'

/** Makes one of everything that can be deleted, and deletes it. @returns the ids, by what they were of */
export async function deleteThings({
  filling: { call, tag },
  program: { id: programId, bob },
}: {
  filling: Filling
  program: FilledProgram
}): Promise<Values> {
  const values = new Values()
  const bodies: Record<string, object> = {
    '/folders': { name: `Gone ${tag}` },
    '/tags': { name: `Gone ${tag}` },
    '/partner-tags': { name: `Gone ${tag}` },
    '/utm-templates': { name: `Gone ${tag}`, utm_source: tag },
    '/links': { url: 'https://shop.test/gone', key: `${tag}-gone` },
    '/groups': { programId, name: `Gone ${tag}`, slug: `gone-${tag.toLowerCase()}` },
    '/discount-codes': { partnerId: bob.id, linkId: bob.link.id, code: `GONE${tag}` },
    '/customers': { externalId: `${tag}-gone`, name: `Gone ${tag}` },
  }
  for (const [list, body] of Object.entries(bodies)) {
    const { id } = (await call('POST', list, body)) as { id: string }
    await call('DELETE', `${list}/${id}`)
    values.read(list, [{ id }])
  }
  return values
}
