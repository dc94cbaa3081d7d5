/** Tag → the files it needs, its own first; written in by `tools/build-widgets.ts`. */
declare const FILES: Readonly<Record<string, readonly string[]>>

const NEEDED = FILES

const HERE = import.meta.url
const asked = new Set<string>()

/**
 * Loads the elements that stand in a part of the page. The page itself is watched already; call this for
 * a shadow root of your own.
 */
export function discover(root: Document | Element | ShadowRoot): void {
  if (root instanceof Element) load(root.localName)
  for (const { localName } of root.querySelectorAll(':not(:defined)')) load(localName)
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
function hideUnknown(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `:where(${Object.keys(NEEDED).join()}):where(:not(:defined)){visibility:hidden}`,
  )
  document.adoptedStyleSheets.push(sheet)
}

hideUnknown()
discover(document)
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) if (node instanceof Element) discover(node)
  }
}).observe(document, { childList: true, subtree: true })
