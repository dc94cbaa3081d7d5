/**
 * Moves the focus to where reading goes on when the focused button is gone: the heading, else everything.
 */
export function focusContent(root: ParentNode): void {
  const place = root.querySelector<HTMLElement>('h1,h2,h3,[role=heading]') ?? root.firstElementChild
  if (!(place instanceof HTMLElement)) return
  place.tabIndex = -1
  place.focus()
}
