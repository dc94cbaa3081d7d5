import type { ManifestElement } from '@svc/element-manifest'

const ORIGIN = 'https://refer.example.com'

/** Generates the tabs that show how to use an element without and with each framework. */
export function elementExamples(element: ManifestElement): string {
  const { tagName: tag } = element
  const html = writeAttributes(element, 'key')
  const framework = writeAttributes(element, 'publishable-key')
  const load = `import '@svc/widgets/${tag}.js'`
  const api = `api="${ORIGIN}/api"`
  return tabs({
    'html HTML': `<script type="module" src="${ORIGIN}/widgets/${tag}.js"></script>
<${tag}${html}></${tag}>`,
    'tsx React': `${load}
import type {} from '@svc/widgets/react'

export const Example = () => <${tag} ${api}${framework} />`,
    'vue Vue': `<script setup lang="ts">
${load}
</script>

<template>
  <${tag} :api="'${ORIGIN}/api'"${framework} />
</template>`,
    'svelte Svelte': `<script lang="ts">
  ${load}
</script>

<${tag} ${api}${html}></${tag}>`,
    'html Angular': `<!-- In the component: ${load} and schemas: [CUSTOM_ELEMENTS_SCHEMA] -->
<${tag} ${api}${html}></${tag}>`,
  })
}

/** Returns the attributes that every use of the element needs. */
function writeAttributes({ attributes }: ManifestElement, key: 'key' | 'publishable-key'): string {
  const names = new Set(attributes.map(({ name }) => name))
  const all = {
    ...(names.has('token-url') && { 'token-url': '/svc-token' }),
    ...(names.has('publishable-key') && { [key]: 'svc_pk_…' }),
    ...(names.has('program') && { program: 'friends' }),
  }
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

/** Blocks between these comments are tabs on the site; elsewhere they stand below each other. */
function tabs(blocks: Record<string, string>): string {
  const shown = Object.entries(blocks).map(([info, code]) => {
    const [language, ...title] = info.split(' ')
    return `${title.join(' ')}:\n\n\`\`\`${language}\n${code}\n\`\`\`\n`
  })
  return `<!-- tabs -->\n\n${shown.join('\n')}\n<!-- /tabs -->\n`
}
