import axe from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG = '["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]'

/** Nothing loads any more, inside the elements either. */
export function settled(where: Page): Promise<unknown> {
  return where.waitForFunction(() => {
    const isBusy = (root: ParentNode): boolean =>
      Array.from(root.querySelectorAll('*')).some(
        (one) =>
          one.matches('[aria-busy=true], :not(:defined)') ||
          (one.shadowRoot ? isBusy(one.shadowRoot) : false),
      )
    return !isBusy(document)
  })
}

/** What axe finds on a page. */
export async function violations(where: Page): Promise<unknown[]> {
  await where.evaluate(axe.source)
  const found = (await where.evaluate(
    `axe.run({ runOnly: ${WCAG}, resultTypes: ['violations'] })`,
  )) as { violations: { id: string; nodes: { target: unknown; any: { message: string }[] }[] }[] }
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => [id, JSON.stringify(target), any[0]?.message]),
  )
}

/** A page on another port, which has nothing of the studio. */
export function servedPage(html: string) {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
  return {
    url: `http://localhost:${server.port}/`,
    [Symbol.dispose]: () => void server.stop(true),
  }
}
