import type { DefaultTheme, UserConfig } from 'vitepress'
import { codeColors } from './code-colors.ts'

/** As GitHub makes them, so that a link to a heading works in both places. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** The settings of the site but for its address and folders, which `tools/build-docs.ts` knows. */
export function siteConfig(sidebar: DefaultTheme.SidebarMulti): UserConfig<DefaultTheme.Config> {
  return {
    title: 'svc',
    description: 'Open, self-hosted referral and partner programs.',
    lang: 'en',
    cleanUrls: true,
    // Switching to dark would otherwise write a style into the page.
    appearance: { disableTransition: false },
    head: [['link', { rel: 'icon', href: 'data:,' }]],
    metaChunk: true,
    // These are set by scripts again, or stand in `theme/style.css`; the policy of the pages allows none.
    transformHtml: (page) => page.replace(/ style="(position:relative;|--vp-vh:0px;)?"/g, ''),
    markdown: {
      anchor: { slugify: anchorOf },
      theme: 'github-light',
      config: (markdown) => {
        markdown.core.ruler.push('cells', ({ tokens }) => {
          for (const token of tokens)
            if (token.attrGet('style') === 'text-align:right') token.attrs = [['class', 'right']]
        })
      },
      // Braces are text.
      attrs: { disable: true },
      languageAlias: { caddy: 'nginx' },
      codeTransformers: [codeColors],
    },
    themeConfig: {
      nav: [
        { text: 'Quickstart', link: '/quickstart' },
        { text: 'Guides', link: '/guides/install' },
        { text: 'Reference', link: '/reference/api' },
        { text: 'Contributing', link: '/contributing/' },
      ],
      sidebar,
      notFound: {
        title: 'Page not found',
        quote: 'This page doesn’t exist. Use the search or the navigation to find another one.',
        linkText: 'Go to the documentation',
      },
      outline: [2, 3],
      search: { provider: 'local', options: { detailedView: false } },
    },
  }
}
