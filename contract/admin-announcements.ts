import {
  ANNOUNCEMENT_ACTS,
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_FAULTS,
  ANNOUNCEMENT_FIELDS,
  ANNOUNCEMENT_GAMES_MAX,
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_LANGUAGES,
  ANNOUNCEMENT_LINK_CHARS_MAX,
  ANNOUNCEMENT_PLACES,
  ANNOUNCEMENT_SCOPES,
  ANNOUNCEMENT_STATES,
} from './announcement-rules.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, oldestFirst, searchText, ways } from './list-part.ts'
import { GameId, LanguageCode } from './news.ts'
import { Done } from './user.ts'

const Kind = type.enumerated(...ANNOUNCEMENT_KINDS)
const Audience = type.enumerated(...ANNOUNCEMENT_AUDIENCES)
const State = type.enumerated(...ANNOUNCEMENT_STATES)
const Place = type.enumerated(...ANNOUNCEMENT_PLACES)
const BrandId = type(/^[a-z0-9-]{1,40}$/)
const RoomId = type('1 <= number.integer <= 999999999999')

/** Longer ones are a fault of the field; this is what is read at all. */
const TEXT_READ_MAX = 2000
const Text = type(`string <= ${TEXT_READ_MAX}`)

const Content = type({
  kind: Kind,
  audience: Audience,
  /** Absent: of all brands, unless it is a room's. */
  'brand?': BrandId,
  'roomId?': RoomId,
  /** By language, each that it is written in. */
  texts: type({ '[string]': Text }).narrow((texts, ctx) => {
    const isKnown = Object.keys(texts).every((code) => ANNOUNCEMENT_LANGUAGES.some((each) => each === code))
    return isKnown || ctx.reject('texts by language')
  }),
  'link?': `string <= ${ANNOUNCEMENT_LINK_CHARS_MAX}`,
  pages: Place.array().atMostLength(ANNOUNCEMENT_PLACES.length),
  games: GameId.array().atMostLength(ANNOUNCEMENT_GAMES_MAX),
  'from?': Instant,
  'until?': Instant,
})

export const AnnouncementActDone = type(
  "'save_announcement' | 'publish_announcement' | 'end_announcement' | 'take_back_announcement'",
)

export const AdminAnnouncementLine = type({
  id: 'number.integer',
  state: State,
  kind: Kind,
  audience: Audience,
  'brand?': 'string',
  'roomId?': 'number.integer',
  /** In the administrator's language, or in another one. */
  text: 'string',
  languages: LanguageCode.array(),
  'from?': Instant,
  'until?': Instant,
  /** To be given back when a draft is deleted. */
  revision: 'number.integer',
  updatedAt: Instant,
})
export type AdminAnnouncementLine = typeof AdminAnnouncementLine.infer

export const AdminAnnouncement = Content.and({
  id: 'number.integer',
  state: State,
  /** To be given back with the next change. */
  revision: 'number.integer',
  /** What was done with it, the newest first. */
  history: type({
    act: AnnouncementActDone,
    at: Instant,
    adminUid: 'number.integer',
    adminName: 'string',
  }).array(),
})
export type AdminAnnouncement = typeof AdminAnnouncement.infer

export const ShownAnnouncement = type({
  id: 'number.integer',
  kind: Kind,
  audience: Audience,
  text: 'string',
  language: LanguageCode,
  'link?': 'string',
  pages: Place.array(),
  games: 'number[]',
  /** Milliseconds since the epoch. */
  from: 'number',
  'until?': 'number',
})

const Fault = type({ field: type.enumerated(...ANNOUNCEMENT_FIELDS), kind: type.enumerated(...ANNOUNCEMENT_FAULTS) })
/** Without `announcement` nothing was done. */
const Changed = type({ faults: Fault.array(), 'announcement?': AdminAnnouncement })

/** Announcements for administrators, who have their role on all brands of a backend. */
export const adminAnnouncementCalls = {
  /** Those that changed last first. */
  listAnnouncements: call({
    method: 'GET',
    path: '/admin/announcements',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'state?': State,
      'kind?': Kind,
      'scope?': type.enumerated(...ANNOUNCEMENT_SCOPES),
      'brand?': BrandId,
      ...searchText,
      ...oldestFirst,
    }),
    result: type({ list: AdminAnnouncementLine.array(), ...ways }),
  }),
  getAnnouncement: call({
    method: 'GET',
    path: '/admin/announcements/one',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: AdminAnnouncement,
  }),
  /**
   * Stores a draft, or changes what runs or is scheduled, at once; one that is over becomes a draft again. `order_moved`:
   * somebody else has changed it since `revision`.
   */
  saveAnnouncement: call({
    method: 'POST',
    path: '/admin/announcements/save',
    access: 'administrator',
    isOnce: true,
    isOurs: true,
    errors: ['not_found', 'order_moved', 'proof_needed'],
    input: Content.and({ 'id?': 'number.integer', revision: 'number.integer >= 0' }),
    result: Changed,
  }),
  /** `too_many`: so many run and are scheduled that no more may. */
  decideAnnouncement: call({
    method: 'POST',
    path: '/admin/announcements/decide',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'proof_needed', 'too_many'],
    input: type({
      id: 'number.integer',
      revision: 'number.integer >= 0',
      act: type.enumerated(...ANNOUNCEMENT_ACTS),
    }),
    result: Changed,
  }),
  /** Deletes a draft. `order_moved`: it is none, or was changed since `revision`. */
  deleteAnnouncement: call({
    method: 'POST',
    path: '/admin/announcements/delete',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: type({ id: 'number.integer', revision: 'number.integer >= 0' }),
    result: Done,
  }),
  /** Those for staff that run or begin within minutes, on the pages of the caller's brand. */
  listStaffAnnouncements: call({
    method: 'GET',
    path: '/admin/announcements/staff',
    access: 'moderator',
    isOurs: true,
    input: type({}),
    result: type({ list: ShownAnnouncement.array() }),
  }),
} as const
