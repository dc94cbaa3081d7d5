/** Makes an element known. A page may load it twice, alone and as a part of another; the first one stays. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element)
}
