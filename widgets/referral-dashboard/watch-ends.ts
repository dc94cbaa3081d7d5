/**
 * Marks a row of tabs where they go on outside of it: `more-before`, `more-after`. Measuring that each time
 * would cost a layout.
 */
export function watchEnds(row: Element): IntersectionObserver {
  const tabs = row.querySelectorAll('[role=tab]')
  const [first, last] = [tabs[0], tabs[tabs.length - 1]]
  const ends = new IntersectionObserver(
    (seen) => {
      for (const { target, intersectionRatio } of seen) {
        const isOutside = intersectionRatio < 0.9
        if (target === first) row.classList.toggle('more-before', isOutside)
        if (target === last) row.classList.toggle('more-after', isOutside)
      }
    },
    { root: row, threshold: 0.9 },
  )
  for (const tab of [first, last]) if (tab) ends.observe(tab)
  return ends
}

const FADE_PX = 48

/** Scrolls the row to a tab, past where the row fades out. `scrollIntoView` would take the page along. */
export function scrollToTab(row: Element, tab: Element): void {
  const [room, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  const [after, before] = [place.right + FADE_PX - room.right, room.left + FADE_PX - place.left]
  row.scrollLeft += Math.max(after, 0) - Math.max(before, 0)
}
