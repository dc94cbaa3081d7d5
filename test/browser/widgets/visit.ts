import type { Browser } from 'playwright-core'
import type { WidgetServer } from '../../kit/widget-server.ts'
import { Keys, type Direction } from './keys.ts'

export interface Visit {
  /** What stands on the page between two links, “Before” and “After”. */
  body: string
  /** The element whose module the page has. */
  tag: string
  dir?: Direction
  scheme?: 'light' | 'dark'
  /** By default so high that nothing has to scroll: then places can be compared. */
  viewport?: { width: number; height: number }
  /** A style of the page's own. */
  style?: string
}

/** Somebody without a mouse opens a page of a host. */
export async function visit(
  { browser, widgetServer }: { browser: Browser; widgetServer: WidgetServer },
  { body, tag, dir = 'ltr', scheme = 'light', viewport, style = '' }: Visit,
): Promise<Keys> {
  const context = await browser.newContext({
    viewport: viewport ?? { width: 1000, height: 3600 },
    colorScheme: scheme,
    permissions: ['clipboard-read', 'clipboard-write'],
    bypassCSP: style !== '',
  })
  const page = await context.newPage()
  const address = widgetServer.show(
    `<meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width">
     ${style && `<style>${style}</style>`}
     <script type="module" src="/widgets/${tag}.js"></script>
     <div dir="${dir}"><p><a href="#before">Before</a></p>${body}<p><a href="#after">After</a></p></div>`,
  )
  await page.goto(address)
  const keys = new Keys(page)
  await settled(keys)
  return keys
}

/** Until nothing loads any more, inside the elements either. */
export async function settled({ page }: Keys): Promise<void> {
  await page.waitForFunction(() => {
    const isBusy = (root: ParentNode): boolean =>
      Array.from(root.querySelectorAll('*')).some(
        (one) =>
          one.matches('[aria-busy=true], :not(:defined)') ||
          (one.shadowRoot && isBusy(one.shadowRoot)),
      )
    return !isBusy(document)
  })
}

export async function leave({ page }: Keys): Promise<void> {
  await page.context().close()
}
