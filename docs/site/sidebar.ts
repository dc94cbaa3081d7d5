import type { DefaultTheme } from 'vitepress'
import { SECTIONS, titleOf } from './pages.ts'

/** Lists all pages by section. */
export function sidebar(): DefaultTheme.SidebarItem[] {
  return SECTIONS.map(({ title, pages, collapsed }) => ({
    text: title,
    ...(collapsed && { collapsed }),
    items: pages.map((page) => ({
      text: titleOf(page),
      link: `/${page.path.replace(/(^|\/)index$/, '$1')}`,
    })),
  }))
}
