/** Builds the pages of this folder for the server and for the browser: `<kind>-server.js`, `<kind>-client.js`. */
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { build, type InlineConfig } from 'vite'

const HERE = import.meta.dir

export async function buildPages(outDir: string): Promise<void> {
  await build(config(outDir, 'client', '.ts'))
  await build({ ...config(outDir, 'server', '.ts'), ssr: { external: true } })
}

/** As while developing: only then frameworks say what does not fit. */
function config(outDir: string, side: 'client' | 'server', ending: string): InlineConfig {
  const file = (kind: string) =>
    resolve(HERE, `${kind}-${side}${kind === 'react' ? '.tsx' : ending}`)
  return {
    root: HERE,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: side === 'client' ? { 'process.env.NODE_ENV': '"development"' } : {},
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('svc-') } } }),
      svelte({ configFile: false }),
    ],
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      modulePreload: false,
      ssr: side === 'server',
      rolldownOptions: {
        input: Object.fromEntries(
          ['react', 'vue', 'svelte'].map((kind) => [`${kind}-${side}`, file(kind)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }
}

if (import.meta.main) await buildPages(process.argv[2]!)
