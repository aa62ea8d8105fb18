import type { ReactNode } from 'react'
import { ClientNavigation } from '#app/ui/client-navigation.tsx'
import { Sprite } from '#app/ui/sprite.tsx'
import { LoginHost } from '../login/login-host.tsx'
import { SessionSync } from '../session/session-sync.tsx'
import { AnnouncementSlot } from './parts/announcement-slot.tsx'
import { BottomBar } from './parts/bottom-bar.tsx'
import { Footer } from './parts/footer.tsx'
import { GameRail } from './parts/game-rail.tsx'
import { Header } from './parts/header.tsx'
import { OfflineBar } from './parts/offline-bar.tsx'
import { PageChange } from './parts/page-change.tsx'
import { PreferenceSync } from './parts/preference-sync.tsx'
import { ProgressBar } from './parts/progress-bar.tsx'
import { SkipLinks } from './parts/skip-links.tsx'
import { ZoneSync } from './parts/zone-sync.tsx'

/** Header, game navigation, page and footer; on phones a bottom bar replaces the game navigation. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLinks />
      <Sprite />
      <ProgressBar />
      <PageChange />
      <Header />
      <AnnouncementSlot />
      <OfflineBar />
      <div className="frame-body mx-auto flex max-w-[1440px] gap-4 md:px-4">
        <GameRail />
        <main id="main" tabIndex={-1} className="min-h-[70dvh] min-w-0 flex-1 py-4 outline-none">
          {children}
        </main>
      </div>
      <Footer />
      <BottomBar />
      <ZoneSync />
      <ClientNavigation />
      <SessionSync />
      <PreferenceSync />
      <LoginHost />
    </>
  )
}
