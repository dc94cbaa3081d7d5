/** Finds an element of the page, which the server wrote. */
export function find<E extends HTMLElement = HTMLElement>(id: string): E {
  return document.getElementById(id) as E
}

/** Shows one section and hides the others; focus goes to what is new. */
export function show(id: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('main > section'))
    part.hidden = part.id !== id
}

/** Says what has happened; read aloud where it is. */
export function say(text: string): void {
  find('said').textContent = text
}

/** Creates an element with a text of somebody's: in any direction. */
export function written(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  const own = document.createElement('bdi')
  own.textContent = text
  element.append(own)
  return element
}

/** Does something on a press of a button or when a form is sent, and says what went wrong. */
export function on(id: string, work: () => Promise<void>, tell = say): void {
  const element = find(id)
  let busy = false
  element.addEventListener(element.tagName === 'FORM' ? 'submit' : 'click', (event) => {
    event.preventDefault()
    if (busy) return
    busy = true
    tell('')
    work()
      .catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)))
      .finally(() => (busy = false))
  })
}
