import messageScripts from 'virtual:message-scripts'
import css from '#app/styles.css?url'
import { gameByCode } from '#contract/games.ts'
import type { Shell } from '../shell/shell.functions.ts'
import {
  earlyLoginScript,
  installPromptScript,
  languageChoiceScript,
  serviceWorkerScript,
  themeScript,
} from './theme-script.ts'

/** Run once, before the page's code. */
const earlyScripts = ({ brand }: Shell): string =>
  [
    themeScript,
    earlyLoginScript,
    languageChoiceScript,
    ...(brand.features.install ? [installPromptScript, serviceWorkerScript] : []),
  ].join(';')

/** The head of every page: brand tokens, icons, early scripts. */
export function documentHead(shell: Shell) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: shell.themeColor },
    ],
    links: [
      // A built page has it from the server: app/server/style-sheet.ts.
      ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: css }] : []),
      { rel: 'icon', href: shell.brand.logos.favicon },
      { rel: 'apple-touch-icon', href: shell.brand.logos.touch },
      { rel: 'manifest', href: `/${shell.locale.tag}/manifest.webmanifest` },
    ],
    styles: [{ children: shell.css }],
    // In the browser they have run: their text would only be a part of the code of every page.
    scripts: [{ children: import.meta.env.SSR ? earlyScripts(shell) : '' }],
  }
}

interface RouteMatch {
  routeId: string
  params: { game?: string; id?: string }
}

/**
 * The page's message scripts in its language. They come before the page's code, which needs them; a match page has
 * those of its sport too, and some pages have words of their own.
 */
export function messageScriptsOf(shell: Shell, matches: readonly RouteMatch[]) {
  const names = matches.flatMap(({ routeId, params }) => [
    routeId,
    `${routeId} ${params.game ? gameByCode(params.game)?.family : params.id}`,
  ])
  const parts = new Set(['first', ...names.flatMap((name) => messageScripts.routes[name] ?? [])])
  return [...parts].flatMap((part) => messageScripts.urls[part]?.[shell.locale.tag] ?? []).map((src) => ({ src }))
}
