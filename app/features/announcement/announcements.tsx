import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { cn } from '#app/lib/cn.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { byImportance, isShownOn, runsAt, type ShownAnnouncement } from '#contract/announcement-rules.ts'
import type { User } from '#contract/user.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { shellQuery, useShell } from '../shell/shell.queries.ts'
import { announcementsQuery, staffAnnouncementsQuery } from './announcement.queries.ts'
import { AnnouncementLine } from './announcement-line.tsx'
import { close, closed, showOpenScript } from './closed.ts'

const NONE: readonly never[] = []

const isStaff = (viewer: User | null): boolean =>
  viewer?.roles?.some((role) => role === 'administrator' || role === 'moderator') ?? false

/** What runs on this page now, the most important first: as the server knew it, then as it is learned. */
function useRunning(viewer: User | null, path: string): readonly ShownAnnouncement[] {
  const { announcements: first } = useShell()
  const client = useQueryClient()
  const renderedAt = client.getQueryState(shellQuery().queryKey)?.dataUpdatedAt ?? 0
  const known = useQuery({
    ...announcementsQuery(),
    // On the server that would stand in the page twice.
    ...(import.meta.env.SSR ? {} : { initialData: first, initialDataUpdatedAt: renderedAt }),
  })
  const ofStaff = useQuery({ ...staffAnnouncementsQuery(), enabled: isStaff(viewer) })
  useEffect(() => {
    if (path) void client.prefetchQuery(announcementsQuery())
  }, [client, path])
  const all = [...(known.data ?? first), ...(isStaff(viewer) ? (ofStaff.data ?? NONE) : NONE)].sort(byImportance)
  const ids = useNow(
    (now) =>
      all
        .filter((each) => runsAt(each, now) && isShownOn(each, path))
        .map(({ id }) => id)
        .join(),
    renderedAt,
  )
  return all.filter(({ id }) => ids.split(',').includes(String(id)))
}

/**
 * The bar below the header. What a page begins with stands in its flow, and leaves its place empty when it ends; what comes later
 * lies over the page, so that nothing moves.
 */
export function Announcements() {
  const { prefix } = useShell()
  const viewer = useViewer()
  const nonce = useRouter().options.ssr?.nonce
  const path = useLocation({ select: ({ pathname }) => pathname })
  const running = useRunning(viewer, path)
  const isClosed = useSyncExternalStore(closed.subscribe, closed.now, () => NONE)
  const shown = running.find(({ id, audience }) => !isClosed.includes(id) && (viewer || audience !== 'users'))
  const [flow, setFlow] = useState({ path, item: shown })
  const isOver = flow.item !== undefined && isClosed.includes(flow.item.id)
  if (flow.path !== path || (flow.item && (shown ? shown.id !== flow.item.id : isOver))) setFlow({ path, item: shown })
  const isLate = shown !== undefined && flow.item === undefined
  const line = (announcement: ShownAnnouncement) => (
    <AnnouncementLine announcement={announcement} prefix={prefix} onClose={() => close(announcement.id)} />
  )
  return (
    <>
      <div aria-live="polite" className={cn('announcements', isLate && 'sticky top-[53px] z-20 h-0')}>
        {running.length > 0 && (
          <section aria-label={m.announcement_label()}>
            {running.map((each) => (
              <div
                key={each.id}
                data-announcement={each.id}
                data-audience={each.audience}
                hidden={each.id !== shown?.id}
                // The script below has done it already, for what the server did not know.
                suppressHydrationWarning
                className={cn('border-line border-b bg-surface-1', isLate && 'shadow-floating')}
              >
                {line(each)}
              </div>
            ))}
          </section>
        )}
        {!shown && flow.item && !isOver && (
          <div aria-hidden inert className="invisible border-b">
            {line(flow.item)}
          </div>
        )}
      </div>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which runs as the page is read.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? showOpenScript : '' }}
      />
    </>
  )
}
