/** Builds the pages made with React, Vue and Svelte: a program of its own, so that the demo goes on meanwhile. */
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'

const HERE = import.meta.dir

export async function buildFrameworks(outDir: string): Promise<void> {
  const draft = `${outDir}.${process.pid}`
  await build({
    root: HERE,
    configFile: false,
    logLevel: 'error',
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('svc-') } } }),
      svelte({ configFile: false }),
    ],
    build: {
      outDir: draft,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: {
          react: resolve(HERE, 'react/main.tsx'),
          vue: resolve(HERE, 'vue/main.ts'),
          svelte: resolve(HERE, 'svelte/main.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  await rm(outDir, { recursive: true, force: true })
  await rename(draft, outDir).catch(async (error: unknown) => {
    // Another demo was faster; what it built is the same.
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(outDir)) throw error
  })
}

if (import.meta.main) await buildFrameworks(process.argv[2]!)
