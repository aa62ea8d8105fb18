import { HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { CarriedQueries } from '#app/lib/carried-queries.tsx'
import { ScoreSocketUrl } from '../../match/match.live.ts'
import { useShell } from '../shell.queries.ts'
import { Frame } from './frame.tsx'

/** The whole document: language and direction on `<html>`, the frame around the page. */
export function Document() {
  const { locale, brand } = useShell()
  return (
    <html lang={locale.tag} dir={locale.dir} data-lan={locale.code} data-theme={brand.scheme} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <ScoreSocketUrl value={brand.socketUrl ?? '/ws/g'}>
          <Frame>
            <Outlet />
          </Frame>
        </ScoreSocketUrl>
        <CarriedQueries />
        <Scripts />
      </body>
    </html>
  )
}
