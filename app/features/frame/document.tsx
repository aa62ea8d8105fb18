import { useSuspenseQuery } from '@tanstack/react-query'
import { HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { DehydratedQueriesScript } from '#app/lib/dehydrated-queries.tsx'
import { ScoreSocketUrl } from '../match/match.live.ts'
import { ShellContext, shellQuery } from '../shell/shell.queries.ts'
import { createShellStore } from '../shell/shell-store.ts'
import { Frame } from './frame.tsx'

/** The whole document: language and direction on `<html>`, and the frame around the page. */
export function Document() {
  const { data: shell } = useSuspenseQuery(shellQuery())
  const { locale, brand, display } = shell
  const [store] = useState(() => createShellStore(shell))
  useLayoutEffect(() => store.set(shell), [store, shell])
  // Tells app/server/defer-scripts.ts that the page is hydrated, so that it replays earlier clicks.
  useLayoutEffect(() => void document.dispatchEvent(new Event('awake')), [])
  return (
    <html
      lang={locale.tag}
      dir={locale.dir}
      data-lan={locale.code}
      data-theme={brand.scheme}
      data-still={display.isStill}
      data-hides-scores={display.hidesScores}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <ShellContext value={store}>
          <ScoreSocketUrl value={brand.socketUrl ?? '/ws/g'}>
            <Frame>
              <Outlet />
            </Frame>
          </ScoreSocketUrl>
        </ShellContext>
        <DehydratedQueriesScript />
        <Scripts />
      </body>
    </html>
  )
}
