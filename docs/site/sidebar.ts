import type { DefaultTheme } from 'vitepress'
import { SECTIONS, titleOf, type Section } from './pages.ts'

/** Lists pages by section: those of the product, and with them those below the address of the page. */
export function sidebar(): DefaultTheme.SidebarMulti {
  const common = SECTIONS.filter(({ below }) => !below)
  const below = (path: Section['below']) => SECTIONS.filter((section) => section.below === path)
  return {
    '/reference/': [
      ...common.filter(({ title }) => title === 'Reference'),
      ...below('/reference/'),
    ].map(itemOf),
    '/contributing/': below('/contributing/').map(itemOf),
    '/': common.map(itemOf),
  }
}

function itemOf({ title, pages }: Section): DefaultTheme.SidebarItem {
  return {
    text: title,
    items: pages.map((page) => ({
      // It is taken for HTML.
      text: titleOf(page).replaceAll('<', '&lt;'),
      link: `/${page.path.replace(/(^|\/)index$/, '$1')}`,
    })),
  }
}
