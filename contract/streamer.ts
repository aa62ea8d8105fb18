import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { LOCALES } from './languages.ts'
import { MatchRow } from './match-row.ts'
import { RoomState, SourceAccess } from './room.ts'
import {
  APPLICATION_STATES,
  CONTENT_CHARS,
  ID_NUMBER_CHARS_MAX,
  ID_PHOTO_BYTES_MAX,
  ID_PHOTO_KINDS,
  INTRODUCTION_CHARS,
  REAL_NAME_CHARS,
  ROOM_ANNOUNCEMENT_CHARS_MAX,
  ROOM_LABEL_CHARS_MAX,
  ROOM_TITLE_CHARS,
} from './streamer-rules.ts'
import { ROOM_PRICE_MAX } from './ticket-rules.ts'
import { Done } from './user.ts'

export const IdPhotoKindName = type.enumerated(...ID_PHOTO_KINDS)

/** Text of so many characters, not counting spaces around it. */
const textOf = ({ min, max }: { min: number; max: number }) =>
  type('string').narrow(
    (text, context) =>
      (text.length <= max && text.trim().length >= min) || context.mustBe(`${min} to ${max} characters`),
  )

/** How a user's wish to stream stands. */
export const StreamerStatus = type({
  state: type.enumerated('none', ...APPLICATION_STATES),
  /** Why it failed, or why the user is banned. */
  'reason?': 'string',
  'appliedAt?': Instant,
  'decidedAt?': Instant,
  /** The bound phone, masked; absent: none is bound. */
  'phone?': 'string',
  /** Photos that wait for the application. */
  photos: IdPhotoKindName.array(),
  /** Of the last application. */
  'introduction?': 'string',
  'content?': 'string',
})
export type StreamerStatus = typeof StreamerStatus.infer

const LanguageName = type.enumerated(...LOCALES.map(({ code }) => code))

/** The viewer's own room, with what only its streamer sees. */
export const OwnRoom = type({
  id: 'number.integer',
  'title?': 'string',
  'gameId?': 'number.integer',
  'match?': MatchRow,
  language: 'string',
  'announcement?': 'string',
  'label?': 'string',
  /** Absent: a cover is drawn. */
  'cover?': 'string',
  /** How many moderators the room has. */
  'moderatorCount?': 'number.integer',
  /** That staff gave the room in lists; a higher rank is further up. Absent: none, or it has ended. */
  'priority?': { rank: 'number.integer', until: Instant },
  /** Absent: everybody. */
  'access?': SourceAccess,
  /** Coins for a broadcast; absent: it is free. */
  'price?': 'number.integer',
  /** Whether chat may move over the picture. Absent: yes. */
  'hasDanmaku?': 'boolean',
  /** Members see the picture sooner than others; absent: they do not. */
  'hasFast?': 'boolean',
  state: RoomState,
  /** Whether the streamer went live. Without a picture the room then waits for one. */
  isOnAir: 'boolean',
  /** Whether a picture comes in. */
  hasPicture: 'boolean',
  'startedAt?': Instant,
  /** Playlist of the picture, for the streamer's own network address. */
  'preview?': 'string',
})
export type OwnRoom = typeof OwnRoom.infer

const StreamLink = type({
  /** `rtmp://media.example/live` */
  pushUrl: 'string',
  code: 'string',
  /** Where a browser or OBS pushes by WHIP; as secret as the code. Absent: nowhere. */
  'whipUrl?': 'string',
})
export type StreamLink = typeof StreamLink.infer

const OwnRoomAnswer = type({ room: OwnRoom })

export const streamerCalls = {
  /** Whether the caller is a streamer. */
  isStreamer: call({
    method: 'GET',
    path: '/anchor/whether',
    access: 'user',
    input: type({}),
    result: type({ isAnchor: 'boolean' }),
  }),
  getStreamerStatus: call({
    method: 'GET',
    path: '/anchor/status',
    access: 'user',
    input: type({}),
    result: StreamerStatus,
  }),
  /** Keeps a photo for an application that is sent later; it replaces one of the same kind. Not answered to anybody but staff. */
  uploadIdPhoto: call({
    method: 'POST',
    path: '/anchor/idPhoto',
    access: 'user',
    isOurs: true,
    upload: { bytesMax: ID_PHOTO_BYTES_MAX },
    errors: ['wrong_file_type', 'application_open', 'streaming_banned', 'not_configured'],
    input: type({ kind: IdPhotoKindName }),
    result: type({ photos: IdPhotoKindName.array() }),
  }),
  /** Applies with the three photos that were uploaded before. The phone is the account's. */
  applyAsStreamer: call({
    method: 'POST',
    path: '/V2/anchor/user',
    access: 'user',
    errors: [
      ...(['no_phone', 'under_age', 'bad_id_number', 'bad_birth_date', 'photo_missing'] as const),
      ...(['application_open', 'streaming_banned', 'not_configured'] as const),
    ],
    input: type({
      name: textOf(REAL_NAME_CHARS),
      idNumber: `string <= ${ID_NUMBER_CHARS_MAX}`,
      /** `YYYY-MM-DD` */
      birthDate: 'string <= 10',
      introduction: textOf(INTRODUCTION_CHARS),
      content: textOf(CONTENT_CHARS),
      /** The rules of what may be streamed were accepted. */
      acceptsRules: 'true',
    }),
    result: Done,
  }),
  /** The caller's room, which is made where there is none yet. */
  getOwnRoom: call({
    method: 'GET',
    path: '/anchor/liveInfo',
    access: 'anchor',
    errors: ['streaming_banned', 'not_found'],
    input: type({}),
    result: OwnRoomAnswer,
  }),
  /** An empty announcement or label takes it away. A game is of a room without a match. */
  setOwnRoom: call({
    method: 'POST',
    path: '/anchor/room',
    access: 'anchor',
    isOurs: true,
    errors: ['streaming_banned', 'not_found', 'room_sold'],
    input: type({
      title: textOf(ROOM_TITLE_CHARS),
      language: LanguageName,
      /** null: none. As it was when left out, as of price and danmaku. */
      'gameId?': 'number.integer | null',
      announcement: `string <= ${ROOM_ANNOUNCEMENT_CHARS_MAX}`,
      label: `string <= ${ROOM_LABEL_CHARS_MAX}`,
      access: SourceAccess,
      /** Coins for a broadcast, from the next who enters on; 0: it is free, absent: unchanged. */
      'price?': `0 <= number.integer <= ${ROOM_PRICE_MAX}`,
      /** Absent: unchanged. */
      'hasDanmaku?': 'boolean',
      'hasFast?': 'boolean',
    }),
    result: OwnRoomAnswer,
  }),
  /** Goes live: at once where a picture comes in, else with the first one. `title_missing`: the room has no title. */
  goLive: call({
    method: 'GET',
    path: '/anchor/broadcast',
    access: 'anchor',
    isWrite: true,
    errors: ['streaming_banned', 'not_found', 'title_missing'],
    input: type({}),
    result: OwnRoomAnswer,
  }),
  isBroadcasting: call({
    method: 'GET',
    path: '/anchor/isBroadcast',
    access: 'anchor',
    input: type({}),
    result: type({ isBroadcast: 'boolean', state: RoomState }),
  }),
  /** Ends the broadcast, and the reservation of its match. */
  goOff: call({
    method: 'GET',
    path: '/anchor/downcast',
    access: 'anchor',
    isWrite: true,
    errors: ['streaming_banned', 'not_found'],
    input: type({}),
    result: OwnRoomAnswer,
  }),
  /** Matches that the caller may reserve: in progress, or beginning within an hour; those of one game first by heat. */
  listReservable: call({
    method: 'GET',
    path: '/getAnchorMatchLive',
    access: 'anchor',
    input: type({ 'gameId?': IntegerText }),
    result: type({ matches: MatchRow.array() }),
  }),
  /** Reserves a match for the caller's room, in place of another one. */
  reserveMatch: call({
    method: 'POST',
    path: '/anchor/toggleMatchId',
    access: 'anchor',
    errors: ['streaming_banned', 'not_found', 'match_over', 'match_too_early'],
    input: type({ matchId: 'number.integer' }),
    result: OwnRoomAnswer,
  }),
  cancelReservation: call({
    method: 'GET',
    path: '/anchor/cancelReservation',
    access: 'anchor',
    isWrite: true,
    errors: ['streaming_banned', 'not_found'],
    input: type({}),
    result: OwnRoomAnswer,
  }),
  /** Where the caller pushes to, and the secret stream code. `not_configured`: there is no media server. */
  getStreamLink: call({
    method: 'GET',
    path: '/anchor/streamLink',
    access: 'anchor',
    isOurs: true,
    isSecret: true,
    errors: ['streaming_banned', 'not_found', 'not_configured'],
    input: type({}),
    result: StreamLink,
  }),
  /** Makes a new code; the old one opens nothing any more, and a picture that comes in by it is cut. */
  resetStreamLink: call({
    method: 'POST',
    path: '/anchor/streamLink/reset',
    access: 'anchor',
    isOurs: true,
    isSecret: true,
    errors: ['streaming_banned', 'not_found', 'not_configured'],
    input: type({}),
    result: StreamLink,
  }),
  /** What a playback link is worth at the caller's network address; `no_link`: it has not the form of one. `roomId`, `endsAt`: of one that we signed. */
  checkPlaybackLink: call({
    method: 'POST',
    path: '/anchor/checkLink',
    access: 'guest',
    isRead: true,
    isOurs: true,
    input: type({ link: 'string <= 1000' }),
    result: type({
      state: "'valid' | 'expired' | 'other_address' | 'tampered' | 'no_link'",
      'roomId?': 'number.integer',
      'endsAt?': Instant,
    }),
  }),
} as const
