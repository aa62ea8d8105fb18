import { gameByCode } from './games.ts'
import { fallbacksOf, type Language, LOCALES, languageOf } from './languages.ts'

/** The most important first: of several that run, one is shown. */
export const ANNOUNCEMENT_KINDS = ['maintenance', 'warning', 'information'] as const
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]

/** Who sees it: everybody, who is signed in, members of staff. */
export const ANNOUNCEMENT_AUDIENCES = ['all', 'users', 'staff'] as const
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number]

export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'running', 'ended', 'taken_back'] as const
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number]

export const ANNOUNCEMENT_ACTS = ['publish', 'end', 'take_back'] as const
export type AnnouncementAct = (typeof ANNOUNCEMENT_ACTS)[number]

/** Where it is shown: on the pages of all brands, of one, or in one room. */
export const ANNOUNCEMENT_SCOPES = ['platform', 'brand', 'room'] as const
export type AnnouncementScope = (typeof ANNOUNCEMENT_SCOPES)[number]

/** Pages to which one may be limited. */
export const ANNOUNCEMENT_PLACES = [
  ...(['home', 'live', 'match', 'news', 'videos', 'expert', 'mall', 'recharge', 'account'] as const),
] as const
export type AnnouncementPlace = (typeof ANNOUNCEMENT_PLACES)[number]

export const ANNOUNCEMENT_TEXT_CHARS_MAX = 200
export const ANNOUNCEMENT_LINK_CHARS_MAX = 300
export const ANNOUNCEMENT_GAMES_MAX = 20
/** How far ahead one may be planned. */
export const ANNOUNCEMENT_DAYS_MAX = 365
/** So many run or are scheduled at once, of all brands: pages read them as one value. */
export const ANNOUNCEMENTS_OUT_MAX = 40
/** The value of KV with all that run or are scheduled. */
export const ANNOUNCEMENTS_KEY = 'announcements'

/** Pages know so early of one that will begin, and show it on time. */
export const ANNOUNCEMENT_AHEAD_MS = 10 * 60_000

/** The languages in which one is written: those whose pages are complete. */
export const ANNOUNCEMENT_LANGUAGES: readonly Language[] = LOCALES.flatMap(({ code, isComplete }) =>
  isComplete ? [code] : [],
)

export type AnnouncementTexts = Readonly<Partial<Record<Language, string>>>

/** One that runs or is scheduled, as pages read it. */
export interface PublishedAnnouncement {
  id: number
  kind: AnnouncementKind
  audience: AnnouncementAudience
  /** Absent: of all brands, unless it is a room's. */
  brand?: string
  roomId?: number
  texts: AnnouncementTexts
  link?: string
  /** With `games` where it is shown; both empty: everywhere. */
  pages: readonly AnnouncementPlace[]
  games: readonly number[]
  /** Milliseconds since the epoch; without `until` it is ended by hand. */
  from: number
  until?: number
}

/** What a page of one visitor shows. */
export type ShownAnnouncement = Omit<PublishedAnnouncement, 'texts' | 'brand' | 'roomId'> & {
  text: string
  /** The language of the text. */
  language: Language
}

/** The text for a reader of `code`: in the language, in the ones to fall back to, in any that is there. */
export function announcementText(
  texts: AnnouncementTexts,
  code: string,
): { text: string; language: Language } | undefined {
  const wanted = [languageOf(code), ...fallbacksOf(code), ...ANNOUNCEMENT_LANGUAGES]
  const language = wanted.find((each) => Object.hasOwn(texts, each) && texts[each])
  return language && { text: texts[language] ?? '', language }
}

export function toShown(published: PublishedAnnouncement, code: string): ShownAnnouncement | undefined {
  const { texts, brand: _brand, roomId: _roomId, ...shown } = published
  const said = announcementText(texts, code)
  return said && { ...shown, ...said }
}

type Timed = Pick<PublishedAnnouncement, 'from' | 'until'>

export const runsAt = ({ from, until }: Timed, now: number): boolean =>
  from <= now && (until === undefined || until > now)

/** The most important first; of one kind that which began last. */
export const byImportance = (
  one: Pick<PublishedAnnouncement, 'id' | 'kind' | 'from'>,
  other: Pick<PublishedAnnouncement, 'id' | 'kind' | 'from'>,
): number =>
  ANNOUNCEMENT_KINDS.indexOf(one.kind) - ANNOUNCEMENT_KINDS.indexOf(other.kind) ||
  other.from - one.from ||
  other.id - one.id

const PLACES: readonly (readonly [AnnouncementPlace, RegExp])[] = [
  ['home', /^\/$/],
  ['live', /^\/(?:live2?|customLive|anchor|s)(?:\/|$)/],
  ['match', /^\/match(?:\/|$)/],
  ['news', /^\/news(?:\/|$)/],
  ['videos', /^\/videos(?:\/|$)/],
  ['expert', /^\/expert(?:\/|$)/],
  ['mall', /^\/mall(?:\/|$)/],
  ['recharge', /^\/userInfo\/recharge(?:\/|$)/],
  ['account', /^\/userInfo(?:\/|$)/],
]

/** Whether it is shown on a page; `path` has no language before it. Pages of a game's matches are those of `match` too. */
export function isShownOn({ pages, games }: Pick<PublishedAnnouncement, 'pages' | 'games'>, path: string): boolean {
  if (pages.length === 0 && games.length === 0) return true
  const [, first = '', second = ''] = path.split('/')
  const game = gameByCode(first === 'match' ? second : first)
  if (game && games.includes(game.id)) return true
  return pages.some((page) => (page === 'match' && game) || PLACES.some(([name, at]) => name === page && at.test(path)))
}

/** Of this site (`/mall`), or anywhere by https. */
export function isAnnouncementLink(link: string): boolean {
  if (link.length > ANNOUNCEMENT_LINK_CHARS_MAX || /[\s\\]/.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  return link.startsWith('https://') && URL.canParse(link)
}

/** What staff write. */
export interface AnnouncementDraft {
  kind: AnnouncementKind
  audience: AnnouncementAudience
  brand?: string | undefined
  roomId?: number | undefined
  texts: Readonly<Record<string, string>>
  link?: string | undefined
  pages: readonly AnnouncementPlace[]
  games: readonly number[]
  /** ISO 8601; absent: when it is published, and until it is ended. */
  from?: string | undefined
  until?: string | undefined
}

export const ANNOUNCEMENT_FAULTS = [
  ...(['text_missing', 'text_long', 'link_wrong', 'until_before', 'until_past', 'too_far'] as const),
  ...(['brand_unknown', 'room_unknown', 'audience_room'] as const),
] as const
export type AnnouncementFaultKind = (typeof ANNOUNCEMENT_FAULTS)[number]
export const ANNOUNCEMENT_FIELDS = ['texts', 'link', 'from', 'until', 'brand', 'room', 'audience'] as const
export interface AnnouncementFault {
  field: (typeof ANNOUNCEMENT_FIELDS)[number]
  kind: AnnouncementFaultKind
}

const DAY_MS = 86_400_000

/** What keeps it from being published, or, of a draft, stored: a draft may lack things but holds nothing wrong. */
export function announcementFaults(
  { texts, link, from, until, roomId, audience }: AnnouncementDraft,
  { now, isOut }: { now: number; isOut: boolean },
): AnnouncementFault[] {
  const faults: AnnouncementFault[] = []
  const written = Object.values(texts).map((text) => text.trim())
  if (written.some((text) => text.length > ANNOUNCEMENT_TEXT_CHARS_MAX))
    faults.push({ field: 'texts', kind: 'text_long' })
  else if (isOut && !written.some(Boolean)) faults.push({ field: 'texts', kind: 'text_missing' })
  if (link && !isAnnouncementLink(link)) faults.push({ field: 'link', kind: 'link_wrong' })
  const [start, end] = [from ? Date.parse(from) : now, until ? Date.parse(until) : undefined]
  const farthest = now + ANNOUNCEMENT_DAYS_MAX * DAY_MS
  if (start > farthest) faults.push({ field: 'from', kind: 'too_far' })
  if (end !== undefined) {
    if (end <= start) faults.push({ field: 'until', kind: 'until_before' })
    else if (isOut && end <= now) faults.push({ field: 'until', kind: 'until_past' })
    else if (end > farthest) faults.push({ field: 'until', kind: 'too_far' })
  }
  // The chat of a room shows it to all.
  if (roomId !== undefined && audience !== 'all') faults.push({ field: 'audience', kind: 'audience_room' })
  return faults
}
