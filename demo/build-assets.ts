import { resolve } from 'node:path'
import { build } from 'vite'
import { DIST } from '../server/http/dist.ts'

const HERE = import.meta.dir
export const ASSET_DIR = resolve(DIST, 'demo')

/** Entries of the demo's pages: one script and one style sheet each. */
const ENTRIES = {
  shop: 'shop/elements/index.ts',
  'shop-page': 'shop/shop.css',
  mailbox: 'mailbox/elements/mailbox-page.ts',
  'board-page': 'kit/board.css',
  app: 'app/switches.ts',
  'app-page': 'app/app.css',
  gallery: 'gallery/controls.ts',
  'gallery-page': 'gallery/gallery.css',
  guide: 'kit/copy-lines.ts',
  'guide-page': 'guide/guide.css',
  tour: 'guide/tour.ts',
  'tour-bar': 'guide/tour.css',
}

/** Bundles the scripts and style sheets of the demo's pages. */
export async function buildAssets(outDir = ASSET_DIR): Promise<void> {
  await build({
    root: HERE,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // Lowered, `light-dark()` would not follow the elements' own colour schemes.
      cssTarget: 'esnext',
      modulePreload: false,
      sourcemap: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, file]) => [name, resolve(HERE, file)]),
        ),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
}
