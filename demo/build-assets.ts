import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { writeWhole } from '../tools/write-whole.ts'

const HERE = import.meta.dir
export const ASSET_DIR = resolve(HERE, '../dist/demo')

/** Bundles what the demo's pages load: one script and one style sheet a page. Another demo may be showing them. */
export async function buildAssets(outDir = ASSET_DIR): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: {
      shop: resolve(HERE, 'shop/elements/index.ts'),
      'shop-page': resolve(HERE, 'shop/shop.css'),
      events: resolve(HERE, 'events/elements/events-page.ts'),
      'events-page': resolve(HERE, 'kit/board.css'),
      mailbox: resolve(HERE, 'mailbox/elements/mailbox-page.ts'),
      'mailbox-page': resolve(HERE, 'kit/board.css'),
      'payouts-page': resolve(HERE, 'payouts/payouts.css'),
      app: resolve(HERE, 'app/switches.ts'),
      'app-page': resolve(HERE, 'app/app.css'),
      gallery: resolve(HERE, 'gallery/controls.ts'),
      'gallery-page': resolve(HERE, 'gallery/gallery.css'),
      guide: resolve(HERE, 'kit/copy-lines.ts'),
      'guide-page': resolve(HERE, 'guide/guide.css'),
    },
    outdir: outDir,
    loader: { '.svg': 'file' },
    assetNames: '[name]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    logLevel: 'error',
    write: false,
  })
  await mkdir(outDir, { recursive: true })
  for (const { path, contents } of outputFiles) await writeWhole(path, contents)
}
