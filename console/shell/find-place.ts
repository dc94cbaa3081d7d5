import { PAGES, SECTIONS, SETTINGS, type Page, type Section } from './sections.ts'

/** Where a page stands in the navigation. */
export interface Place {
  page: Page | undefined
  /** The entry of the side bar; undefined in the settings. */
  section: Section | undefined
  isInSettings: boolean
  /** Whether the address is that of the page, and not of something that it lists. */
  isListed: boolean
}

/** Finds the place of an address: that of the page, else of the page that lists what it shows. */
export function findPlace(path: string, search = ''): Place {
  const listed = findListed(path, search)
  const page = listed ?? findAbove(path)
  const has = ({ pages }: Pick<Section, 'pages'>) => page !== undefined && pages.includes(page)
  return {
    page,
    section: SECTIONS.find(has),
    isInSettings: SETTINGS.some(has),
    isListed: listed !== undefined,
  }
}

function findListed(path: string, search: string): Page | undefined {
  const query = new URLSearchParams(search)
  const same = PAGES.filter((page) => page.path.split('?')[0] === path)
  const own = same.find((page) => {
    const wanted = [...new URLSearchParams(page.path.split('?')[1])]
    return wanted.length > 0 && wanted.every(([name, value]) => query.get(name) === value)
  })
  return own ?? same.find((page) => page.path === path)
}

function findAbove(path: string): Page | undefined {
  if (path.lastIndexOf('/') < 0) return undefined
  const page = PAGES.find((one) => one.path === path || one.includes?.includes(path))
  return page ?? findAbove(path.slice(0, path.lastIndexOf('/')))
}
