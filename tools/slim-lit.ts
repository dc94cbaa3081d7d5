import type { Plugin } from 'esbuild'

/**
 * Lit's style sheets for browsers that have constructable ones, which all have that know `light-dark()`:
 * half a kilobyte less in every element. A sheet belongs to its document, so in another one (a frame's, a
 * window of the page's) it is made anew.
 */
const CSS_TAG = `
export class CSSResult {}
export const supportsAdoptingStyleSheets = true
export const unsafeCSS = (text, page = self) => {
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(sheet.text = text)
  return sheet
}
export const css = (strings, ...values) => unsafeCSS(String.raw({ raw: strings }, ...values))
export const adoptStyles = (root, styles) => {
  const page = root.ownerDocument.defaultView
  if (page) root.adoptedStyleSheets = page == self ? styles : styles.map(({ text }) => unsafeCSS(text, page))
}
export const getCompatibleStyle = (style) => style
`

export const slimLit: Plugin = {
  name: 'slim-lit',
  setup({ onLoad }) {
    onLoad({ filter: /@lit[/\\]reactive-element[/\\]css-tag\.js$/ }, () => ({ contents: CSS_TAG }))
  },
}

/**
 * The one policy of trusted types that a page allows (`trusted-types svc-widgets`), whichever of our files is
 * first: a second of the same name would be refused. Where it is not allowed, elements stay empty and say so
 * on the console.
 */
const POLICY = `t[Symbol.for("@svc/widgets.policy.1")]??=(()=>{
  try{return s?.createPolicy("svc-widgets",{createHTML:t=>t})}catch{}
})()`

/**
 * What none of our elements has: controllers, initializers, properties of JSON, converters, defaults, reflected
 * properties, directives, bindings in comments, in text fields and on elements themselves; `test/rules` asks for
 * it. Without directives nothing in an answer of the API can pass for one either.
 */
const UNUSED: Record<string, [RegExp, string][]> = {
  'reactive-element.js': [
    [/static addInitializer\(.*?\}/, ''],
    [/,void 0!==t\.l&&\(this\.l=\[\.\.\.t\.l\]\)/, ''],
    [/,this\.constructor\.l\?\.forEach\(t=>t\(this\)\)/, ''],
    [/addController\(.*?removeController\(.*?\}/, ''],
    [/this\._\$EO\?\.forEach\(t=>t\.host\w+\?\.\(\)\)/g, '0'],
    [/case Object:case Array:t=.*?(?=\}return)/, ''],
    [/case Object:case Array:try.*?\}catch\(t\)\{i=null\}/, ''],
    [/"function"==typeof t\.converter\?.*?:u(?=;)/, 'u'],
    [/\(void 0!==i\.converter\?\.toAttribute\?i\.converter:u\)/, 'u'],
    [/\?\?this\._\$Ej\?\.get\(e\)\?\?r/, ''],
    [/\|\|i\.useDefault&&.*?_\$Eu\(t,i\)\)/, ''],
    [/i&&!\(this\._\$Ej\?\?=.*?\|\|(?=\(this\._\$AL)/, ''],
    [/this\.hasUpdated\|\|i\|\|/, 'this.hasUpdated||'],
    [/useDefault:i,(?=reflect:e)/, ''],
    [/,useDefault:!1/, ''],
    [/_\$ET\(t,s\)\{.*?\}\}(?=_\$AK)/, ''],
    [/this\._\$Eq&&=this\._\$Eq\.forEach\(.*?\)\),/, ''],
    [/,!0===e&&this\._\$Em!==t&&\(this\._\$Eq\?\?=new Set\)\.add\(t\)/, ''],
    [/&&this\._\$Em!==e(?=\)\{const t=i\.get)/, ''],
    [/this\._\$Em=e;(?=const r)/, ''],
    [/,this\._\$Em=null(?=\}\}requestUpdate)/, ''],
    [/,this\._\$Em=null,/, ','],
    [/reflect:e,(?=wrapped)/, ''],
    [/,reflect:!1/, ''],
    [/toAttribute\(t,s\)\{.*?return t\},/, ''],
    [/const t=this\.scheduleUpdate\(\);return null!=t&&await t,/, 'this.scheduleUpdate();return '],
  ],
  'lit-element.js': [
    [/this\.hasUpdated\|\|\(this\.renderOptions\.isConnected=this\.isConnected\),/, ''],
    [/connectedCallback\(\)\{super\.connectedCallback\(\),this\._\$Do\?\.setConnected\(!0\)\}/, ''],
    [
      /disconnectedCallback\(\)\{super\.disconnectedCallback\(\),this\._\$Do\?\.setConnected\(!1\)\}/,
      '',
    ],
  ],
  'lit-html.js': [
    [/(?<=,e=)s\?s\.createPolicy\(.*?\):void 0/, POLICY],
    [/let h=void 0!==e\?s\._\$Co.*?(?=return).*?(?=\}class R)/, 'return i'],
    [/else t\.startsWith\(o\)&&\(.*?\(t\)\)/, ''],
    [/:6===r\.type&&\(i=new Z\(h,this,t\)\)/, ':0'],
    [/class Z\{.*?\}\}(?=const)/, ''],
    [/,F:Z\}/, '}'],
    [/if\(y\.test\(r\.tagName\)\)\{.*?\}\}(?=\}else if)/, ''],
    [/"number"==typeof s\?this\._\$AC\(t\):\(.*?,s\)(?=;if)/, 'this._$AC(t)'],
    [/get parentNode\(\)\{return this\._\$AM\.parentNode\}/, ''],
    [/get parentNode\(\)\{let t=.*?,t\}/, ''],
    [/get startNode\(\)\{.*?\}get endNode\(\)\{.*?\}/, ''],
    [/get _\$AU\(\)\{[^}]*\}/g, ''],
    [/,this\._\$Cv=e\?\.isConnected\?\?!0/, ''],
    [/setConnected\(t\)\{.*?\}(?=\}class H)/, ''],
    [/for\(this\._\$AP\?\.\(!1,!0,s\);/, 'for(;'],
    [/,this\._\$AN=void 0/g, ''],
    [/else\{let t=-1;for\(;-1!==\(t=r\.data\.indexOf.*?\}(?=l\+\+)/, ''],
  ],
}

/** Another Lit has other names: then this says so, and the patterns have to be found anew. */
export function dropUnused(file: string, code: string): string {
  return (UNUSED[file] ?? []).reduce((text, [what, by]) => {
    if (text.search(what) < 0) throw new Error(`${what} is not in this version's ${file}.`)
    return text.replace(what, by)
  }, code)
}
