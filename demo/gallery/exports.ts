import { isColor, parsePair } from './design.ts'
import type { Look, Sample } from './samples.ts'
import type { Theme } from './themes.ts'

/** Forms of a theme, by the name of the file that each is downloaded as. */
export const FORMATS = {
  CSS: 'svc-theme.css',
  JSON: 'svc-theme.tokens.json',
  HTML: 'referrals.html',
  React: 'referrals.tsx',
  Vue: 'referrals.vue',
  Svelte: 'referrals.svelte',
} as const
export type Format = keyof typeof FORMATS

export interface Exported {
  theme: Theme
  look: Pick<Look, 'scheme' | 'lang' | 'dir' | 'density'>
  sample: Pick<Sample, 'tag' | 'own' | 'session'>
  origin: string
}

/** Formats a theme for an application. */
export function exportAs(format: Format, what: Exported): string {
  const makers: Record<Format, () => string> = {
    CSS: () => cssOf(what),
    JSON: () => jsonOf(what.theme),
    HTML: () => htmlOf(what),
    React: () => reactOf(what),
    Vue: () => vueOf(what),
    Svelte: () => svelteOf(what),
  }
  return makers[format]()
}

function cssOf({ theme, look }: Exported): string {
  const lines = Object.entries(theme).map(([name, value]) => `  ${name}: ${value};\n`)
  const scheme = look.scheme === 'auto' ? 'light dark' : look.scheme
  return `:root {
  color-scheme: ${scheme};
${lines.join('')}}

/* Elements are transparent. Their contrast was checked on this background. */
body {
  background: var(--svc-color-surface, light-dark(#fff, #171a26));
  color: var(--svc-color-text, light-dark(#1a1d29, #e9ebf2));
}
`
}

/** Formats design tokens in the format of the Design Tokens Community Group, one group for each scheme. */
function jsonOf(theme: Theme): string {
  const entries = Object.entries(theme)
  const colors = (scheme: 'light' | 'dark') =>
    Object.fromEntries(
      entries
        .filter(([name]) => isColor(name))
        .map(([name, value]) => [
          name.slice(12),
          { $value: colorValue(parsePair(value)![scheme]) },
        ]),
    )
  const lengths = entries.flatMap(([name, value]) => {
    const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? []
    return number ? [[name.slice(6), { $value: { value: Number(number), unit } }] as const] : []
  })
  const rest = entries.filter(
    ([name]) => !isColor(name) && !lengths.some(([key]) => key === name.slice(6)),
  )
  const tokens = {
    light: { color: { $type: 'color', ...colors('light') } },
    dark: { color: { $type: 'color', ...colors('dark') } },
    ...(lengths.length > 0 && {
      dimension: { $type: 'dimension', ...Object.fromEntries(lengths) },
    }),
    // What the format has no type for, as CSS has it.
    ...(rest.length > 0 && { $extensions: { svc: Object.fromEntries(rest) } }),
  }
  return `${JSON.stringify(tokens, null, 2)}\n`
}

function colorValue(hex: string) {
  const components = [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return { colorSpace: 'srgb', components, hex }
}

const round = (value: number) => Math.round(value * 10_000) / 10_000

type Case = 'attribute' | 'property'

/** Lists what is written on the tag; frameworks take properties by their names. */
function written({ look, sample }: Exported, kind: Case): string {
  const isProperty = kind === 'property'
  const { key, ...own } = sample.own
  const entries = Object.entries({
    ...own,
    // `key` has another meaning there.
    ...(key && { [isProperty ? 'publishableKey' : 'key']: key }),
    ...(sample.session === 'address' && { [isProperty ? 'tokenUrl' : 'token-url']: '/svc-token' }),
    ...(look.density === 'compact' && { density: look.density }),
    ...(look.lang !== 'en' && { lang: look.lang }),
    ...(look.dir !== 'auto' && { dir: look.dir }),
  })
  return entries.map(([name, value]) => ` ${name}="${value}"`).join('')
}

function htmlOf(what: Exported): string {
  const { sample, origin } = what
  return `<!doctype html>
<html lang="${what.look.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Referrals</title>
<link rel="stylesheet" href="${origin}/widgets/elements.css">
<style>
${cssOf(what)}</style>
<script type="module" src="${origin}/widgets/${sample.tag}.js"></script>
</head>
<body>
<${sample.tag}${written(what, 'attribute')}></${sample.tag}>
</body>
</html>
`
}

/** Where the theme is imported from: the file that is exported as CSS. */
const importsOf = ({ sample }: Exported) =>
  `import '@svc/widgets/${sample.tag}.js'\nimport './${FORMATS.CSS}'`

function reactOf(what: Exported): string {
  return `import type {} from '@svc/widgets/react'
${importsOf(what)}

export function Referrals() {
  return <${what.sample.tag}${written(what, 'property')} />
}
`
}

function vueOf(what: Exported): string {
  return `<script setup lang="ts">
import type {} from '@svc/widgets/vue'
${importsOf(what)}
</script>

<template>
  <${what.sample.tag}${written(what, 'property')} />
</template>
`
}

function svelteOf(what: Exported): string {
  const { tag } = what.sample
  return `<script lang="ts">
  import type {} from '@svc/widgets/svelte'
  ${importsOf(what).replace('\n', '\n  ')}
</script>

<${tag}${written(what, 'property')}></${tag}>
`
}
