/** What elements made of answers that make no sense; each try by its place and what stood there. */
export interface Findings {
  tries: number
  /** Elements without a word. */
  silent: string[]
  /** Elements that went on loading. */
  busy: string[]
  /** Figures that are none. */
  figures: string[]
  /** What came from an answer and could run. */
  ran: string[]
}

export interface Subject {
  tag: string
  attributes: Record<string, string>
  /** Of a visitor, for the element that asks whose it was. */
  clickId: string
  /** How much of the nonsense each place gets, every third or all; the next place gets the rest. */
  step: number
}

type Asked = HTMLElement & { updateComplete: Promise<unknown>; attribution?: object }
type Fake = (path: string) => unknown

/** Program text for a page's console: answers `Findings`. */
export function nonsenseProgram(subject: Subject): string {
  const parts = [allNonsense, wire, turn, deep, textsOf, placesIn, put, make, judge, tryNonsense]
  return `(() => {${parts.join('\n')}\nreturn tryNonsense(${JSON.stringify(subject)})})()`
}

function allNonsense(): unknown[] {
  // A template of Lit's as JSON: built elements have letters for the names that Lit has for itself.
  const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const marks = [...letters, '_$litType$', '_$litDirective$'].map((name) => [name, 1])
  const template = { strings: ['<img src=x onerror=ran()>'], values: [] }
  const texts = ['', 'x', 'EURO', '2026-99-99', '\u202Eevil', '\u0000', ...template.strings]
  const addresses = ['javascript:ran()', ' java\nscript:ran()']
  const things = [null, undefined, true, 7, -1, 1e308, [], {}, [null], { nodeType: 1 }]
  const unprintable = { toString: 1, valueOf: 1 }
  return [
    ...texts,
    ...addresses,
    ...things,
    unprintable,
    { ...Object.fromEntries(marks), ...template },
  ]
}

/** Everything but the first answers comes from `twist`, once it is set. */
function wire() {
  const answers = new Map<string, unknown>()
  const state: { twist?: Fake } = {}
  const ask = self.fetch.bind(self)
  const fetch = async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, location.href)
    const [, start, clickId] = /^(.*?\/track\/click\/)?(.*)/.exec(pathname)!
    const path = (start ?? pathname).replace(/^\/try\/\d+/, '')
    const known = path.startsWith('/fixture/')
      ? answers.get(path)
      : state.twist && state.twist(path)
    if (start && known instanceof Object) Object.assign(known, { clickId })
    if (state.twist) return Response.json(known ?? {})
    const answer = await ask(address, init)
    answers.set(path, await answer.clone().json())
    return answer
  }
  Object.assign(self, { fetch })
  return { answers, state }
}

/** Lets everything else have its turn, without a timer's least time. */
function turn(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.onmessage = done
    port2.postMessage(0)
  })
}

function deep(root: ParentNode): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>('*')).flatMap((one) =>
    one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one],
  )
}

function textsOf(root: Node): string {
  return Array.from(root.childNodes, (node) => {
    if (node instanceof HTMLElement) return textsOf(node.shadowRoot ?? node)
    return node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''
  }).join(' ')
}

/** Every place in an answer; of lists the first two. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const names = Array.isArray(value) ? ['0', '1'].slice(0, value.length) : Object.keys(value)
  const inner = names.flatMap((name) =>
    placesIn((value as Record<string, unknown>)[name]).map((rest) => [name, ...rest]),
  )
  return [[], ...inner]
}

function put(answer: unknown, place: string[], nonsense: unknown): unknown {
  const [name, ...rest] = place
  if (name === undefined) return nonsense
  const holder = answer as Record<string, unknown>
  if (rest.length === 0 && nonsense === undefined) delete holder[name]
  else holder[name] = put(holder[name], rest, nonsense)
  return answer
}

/** `n`: an address and a click of its own, so that nothing is remembered. */
async function make({ tag, attributes, clickId }: Subject, n: number): Promise<Asked> {
  const element = document.createElement(tag) as Asked
  const api = `${location.origin}${n ? `/try/${n}` : ''}/api`
  for (const [name, value] of Object.entries({ ...attributes, api }))
    element.setAttribute(name, value)
  if (clickId)
    element.attribution = { clickId: n ? `click${String(n).padStart(11, '0')}` : clickId }
  document.body.append(element)
  for (let i = 0; i < 8; i++) {
    await turn()
    await element.updateComplete
  }
  return element
}

function judge(element: Asked, now: string, found: Findings): void {
  const words = textsOf(element.shadowRoot!).trim()
  const all = deep(element.shadowRoot!)
  // The banner has nothing to say when nobody is to be named.
  if (!words && element.localName !== 'svc-discount-banner') found.silent.push(now)
  if (all.some((one) => one.ariaBusy === 'true')) found.busy.push(now)
  if (/NaN|undefined|Invalid Date/.test(words)) found.figures.push(`${now} ${words}`)
  const runs = (one: HTMLElement) =>
    one.hasAttribute('onerror') ||
    (one instanceof HTMLAnchorElement && one.protocol === 'javascript:')
  if (all.some(runs)) found.ran.push(now)
}

/**
 * Takes what the server answers an element, puts nonsense in every place of it, one at a time, and shows each
 * to a new element.
 */
async function tryNonsense(subject: Subject): Promise<Findings> {
  const found: Findings = { tries: 0, silent: [], busy: [], figures: [], ran: [] }
  let now = ''
  Object.assign(self, { ran: () => found.ran.push(now) })
  console.error = () => {}
  const { answers, state } = wire()
  const first = await make(subject, 0)
  const isBusy = () => deep(first.shadowRoot!).some((one) => one.ariaBusy === 'true')
  while (answers.size === 0 || isBusy()) await turn()
  first.remove()
  for (const [path, answer] of Array.from(answers)) {
    if (path.startsWith('/fixture/')) continue
    for (const [at, place] of placesIn(answer).entries()) {
      for (const nonsense of allNonsense().filter((_, n) => (n + at) % subject.step === 0)) {
        now = `${path} ${place.join('.')}: ${JSON.stringify(nonsense)?.slice(0, 40)}`
        state.twist = (asked) => {
          const copy = structuredClone(answers.get(asked))
          return asked === path ? put(copy, place, nonsense) : copy
        }
        const element = await make(subject, ++found.tries)
        judge(element, now, found)
        element.remove()
      }
    }
  }
  return found
}
