// axe puts itself on the window.
import 'axe-core/axe.min.js'

interface Finding {
  id: string
  help: string
  nodes: { html: string; any: { message: string; data?: { messageKey?: string } | null }[] }[]
}

declare const axe: {
  run(within: Element, options: object): Promise<{ violations: Finding[]; incomplete: Finding[] }>
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules about whole pages, which an element is not. */
const OF_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']

/**
 * Words of which axe does not know the colours have been judged by nobody, and count. But these: words in
 * and under the transparent layers of a chart, and signs that are no letters.
 */
const UNSEEN = ['imgNode', 'bgOverlap', 'nonBmp']

/** Runs axe on an element in its present state; empty when it finds nothing. */
export async function axeProblems(element: Element): Promise<string[]> {
  const { violations, incomplete } = await axe.run(element, {
    runOnly: RULES,
    rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
    // A single digit is text as well.
    checks: { 'color-contrast': { options: { ignoreLength: true } } },
    resultTypes: ['violations', 'incomplete'],
  })
  const unjudged = incomplete.filter(({ id }) => id === 'color-contrast')
  return [
    ...violations.flatMap((finding) => sentencesOf(finding)),
    ...unjudged.flatMap((finding) => sentencesOf(finding, UNSEEN)),
  ]
}

function sentencesOf({ id, help, nodes }: Finding, but: readonly string[] = []): string[] {
  return nodes
    .filter(({ any }) => !but.includes(any[0]?.data?.messageKey ?? ''))
    .map(({ html, any }) => `${id}: ${any[0]?.message ?? help} — ${html.slice(0, 200)}`)
}

/** Fails with what axe has against it, when nothing on it moves any more. */
export async function axeClean(element: Element, how = ''): Promise<void> {
  await animationsEnded(element)
  const problems = await axeProblems(element)
  if (problems.length > 0) throw new Error(`axe, ${how}: ${problems.join('\n')}`)
}

/** Waits until every animation inside has ended, except those of loading placeholders, which never do. */
async function animationsEnded(element: Element): Promise<void> {
  const roots = rootsOf(element)
  const moving = roots.flatMap((root) => root.getAnimations()).filter(({ effect }) => ends(effect))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

function ends(effect: AnimationEffect | null): boolean {
  return effect?.getComputedTiming().endTime !== Infinity
}

function rootsOf({ shadowRoot }: Element): ShadowRoot[] {
  if (!shadowRoot) return []
  return [shadowRoot, ...Array.from(shadowRoot.querySelectorAll('*')).flatMap(rootsOf)]
}
