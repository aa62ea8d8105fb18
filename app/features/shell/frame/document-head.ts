import messageScripts from 'virtual:message-scripts'
import css from '#app/styles.css?url'
import type { Shell } from '../shell.functions.ts'
import { themeScript } from './theme-script.ts'

/** What stands in the head of every page: style, brand tokens, messages of one language, icons. */
export function documentHead(shell: Shell) {
  const messages = messageScripts[shell.locale.tag]
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: shell.themeColor },
    ],
    links: [
      { rel: 'stylesheet', href: css },
      { rel: 'icon', href: shell.brand.logos.favicon, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: shell.brand.logos.mark },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
    styles: [{ children: shell.css }],
    scripts: [{ children: themeScript }, ...(messages ? [{ src: messages }] : [])],
  }
}
