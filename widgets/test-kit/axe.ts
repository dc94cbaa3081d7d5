// axe puts itself on the window.
import 'axe-core/axe.min.js'

interface Violation {
  id: string
  help: string
  nodes: { html: string; any: { message: string }[] }[]
}

declare const axe: {
  run(within: Element, options: object): Promise<{ violations: Violation[] }>
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules about whole pages, which an element is not. */
const OF_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']

/** What axe has against an element as it stands there; empty when nothing. */
export async function axeProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    runOnly: RULES,
    rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? help} — ${html.slice(0, 200)}`),
  )
}

/** Fails with what axe has against it. */
export async function axeClean(element: Element): Promise<void> {
  const problems = await axeProblems(element)
  if (problems.length > 0) throw new Error(`axe: ${problems.join('\n')}`)
}
