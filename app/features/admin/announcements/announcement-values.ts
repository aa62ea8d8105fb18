import { instantOfWallClock, wallClockOf } from '#app/lib/zoned-time.ts'
import type { AdminAnnouncement } from '#contract/admin-announcements.ts'
import type {
  AnnouncementAudience,
  AnnouncementDraft,
  AnnouncementKind,
  AnnouncementPlace,
  AnnouncementScope,
} from '#contract/announcement-rules.ts'
import { scopeOf } from './announcement-labels.ts'

/** An announcement as its form has it: times on the clock of the page's zone, all else as text. */
export interface AnnouncementValues {
  scope: AnnouncementScope
  brand: string
  room: string
  kind: AnnouncementKind
  audience: AnnouncementAudience
  texts: Record<string, string>
  link: string
  pages: AnnouncementPlace[]
  /** Ids of games, as text. */
  games: string[]
  from: string
  until: string
}

export const NEW_VALUES: AnnouncementValues = {
  ...{ scope: 'platform', brand: '', room: '', kind: 'information', audience: 'all' },
  ...{ texts: {}, link: '', pages: [], games: [], from: '', until: '' },
}

export const toValues = (announcement: AdminAnnouncement, zone: string): AnnouncementValues => {
  const { brand, roomId, kind, audience, texts, link, pages, games, from, until } = announcement
  return {
    ...{ kind, audience, texts, pages },
    scope: scopeOf(announcement),
    brand: brand ?? '',
    room: roomId === undefined ? '' : String(roomId),
    link: link ?? '',
    games: games.map(String),
    from: from ? wallClockOf(from, zone) : '',
    until: until ? wallClockOf(until, zone) : '',
  }
}

const ROOM = /^[1-9]\d{0,11}$/

/** What is sent. A brand or room that is asked for and not named is one that is not there. */
export function toDraft(values: AnnouncementValues, zone: string): AnnouncementDraft {
  const { scope, brand, room, kind, audience, texts, link, pages, games } = values
  const from = instantOfWallClock(values.from, zone)
  const until = instantOfWallClock(values.until, zone)
  const written = Object.entries(texts).flatMap(([code, text]) => (text?.trim() ? [[code, text.trim()]] : []))
  return {
    kind,
    audience,
    texts: Object.fromEntries(written),
    pages: scope === 'room' ? [] : pages,
    games: scope === 'room' ? [] : games.map(Number),
    ...(scope === 'brand' ? { brand: brand.trim() } : {}),
    ...(scope === 'room' && ROOM.test(room.trim()) ? { roomId: Number(room) } : {}),
    ...(link.trim() ? { link: link.trim() } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  }
}

/** What of the address itself is missing; the backend knows the rest. */
export function unnamed({ scope, brand, room }: AnnouncementValues): 'brand_unknown' | 'room_unknown' | undefined {
  if (scope === 'brand' && !/^[a-z0-9-]{1,40}$/.test(brand.trim())) return 'brand_unknown'
  return scope === 'room' && !ROOM.test(room.trim()) ? 'room_unknown' : undefined
}
