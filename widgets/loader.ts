/** Tag → the files it needs, its own first; written in by `tools/build-widgets.ts`. */
declare const FILES: Readonly<Record<string, readonly string[]>>

const NEEDED = FILES

const HERE = import.meta.url
const asked = new Set<string>()

/**
 * Loads the elements that stand in a part of the page, also in open shadow roots there, and watches those.
 * The page itself is watched already; call this for a shadow root that is closed, or made after its
 * element had come.
 */
export function discover(root: Document | Element | ShadowRoot): void {
  if (root instanceof Element) look(root)
  for (const element of root.querySelectorAll('*')) look(element)
}

function look(element: Element): void {
  const { localName, shadowRoot } = element
  // Ours load what they need themselves.
  if (localName in NEEDED) load(localName)
  else if (shadowRoot) watch(shadowRoot)
  else if (localName.includes('-') && !customElements.get(localName)) void lookLater(element)
}

/** Watches the shadow root of an element of the page's own, which it has once it is defined. */
async function lookLater(element: Element): Promise<void> {
  // Some names of SVG and MathML have a dash and are never defined.
  await customElements.whenDefined(element.localName).catch(() => {})
  if (element.shadowRoot) watch(element.shadowRoot)
}

function watch(root: Document | ShadowRoot): void {
  if (watched.has(root)) return
  watched.add(root)
  hideUnknown(root)
  discover(root)
  observer.observe(root, { childList: true, subtree: true })
}

function load(tag: string): void {
  const files = NEEDED[tag]
  if (!files || asked.has(tag) || customElements.get(tag)) return
  asked.add(tag)
  for (const file of files) {
    // A page without network tries again with the next element of the kind.
    import(new URL(file, HERE).href).catch(() => asked.delete(tag))
  }
}

/**
 * Hides undefined elements with their content. The rule has no specificity: a page's own rules count, and
 * those of `elements.css`, which reserve their space.
 */
function hideUnknown(root: Document | ShadowRoot): void {
  root.adoptedStyleSheets.push(sheet)
}

const watched = new WeakSet<Document | ShadowRoot>()
const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) if (node instanceof Element) discover(node)
  }
})
const sheet = new CSSStyleSheet()
sheet.replaceSync(`:where(${Object.keys(NEEDED).join()}):where(:not(:defined)){visibility:hidden}`)
watch(document)
