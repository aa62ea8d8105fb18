import { type } from './ark.ts'
import { call } from './call.ts'
import { GameIdsText, Instant, IntegerText } from './entities.ts'
import { GAMES } from './games.ts'
import { Person } from './match-detail.ts'
import { MatchRow } from './match-row.ts'
import type { TimelineItem } from './match-state.ts'
import { LanguageCode } from './news.ts'
import { Done, Paged } from './user.ts'
import {
  VIDEO_CHAPTER_CHARS_MAX,
  VIDEO_CHAPTERS_MAX,
  VIDEO_KINDS,
  VIDEO_PART_BYTES,
  VIDEO_POSTER_BYTES_MAX,
  VIDEO_SECONDS_MAX,
  VIDEO_SORTS,
  VIDEO_STATES,
  VIDEO_SUMMARY_CHARS_MAX,
  VIDEO_TITLE_CHARS_MAX,
  VIDEO_TYPES,
  type VideoType,
} from './video-rules.ts'

const BrandId = type(/^[a-z0-9-]{1,40}$/)
const VideoId = type('1 <= number.integer <= 999999999999')
export const VideoStateName = type.enumerated(...VIDEO_STATES)

const GAME_IDS: ReadonlySet<number> = new Set(GAMES.map(({ id }) => id))
const GameId = type('number.integer').narrow((id) => GAME_IDS.has(id))
/** As in match-state.ts; here it is only checked to be an object. */
const ChapterEvent = type('object').as<TimelineItem>()

/** A video in a list. Of a simulated one title and summary, which are the teams and the league, are in the caller's language. */
export const VideoLine = type({
  id: 'number.integer',
  kind: type.enumerated(...VIDEO_KINDS),
  'gameId?': 'number.integer',
  title: 'string',
  summary: 'string',
  language: LanguageCode,
  /** A path under `/media/posters`; absent: it is drawn. */
  'poster?': 'string',
  /** The match that it is of, so that its title and pictures may tell a result. */
  'matchId?': 'number.integer',
  publishedAt: Instant,
  /** How long it is; absent where the file does not say. */
  'seconds?': 'number.integer',
  views: 'number.integer',
  /** Absent of simulated ones. */
  'author?': type({ uid: 'number.integer', name: 'string', 'avatar?': 'string' }),
  /** Of a simulated match, with sample pictures: pages say so. */
  isSimulated: 'boolean',
})
export type VideoLine = typeof VideoLine.infer

/** Where the page of a video is, for search engines. */
export const VideoPlace = type({ id: 'number.integer', 'gameId?': 'number.integer', updatedAt: Instant })
export type VideoPlace = typeof VideoPlace.infer

/** Where a video is played. `hls`: a playlist that has an end. Only who may see it gets what is behind the address. */
export const VideoSource = type({ url: 'string', type: "'mp4' | 'webm' | 'hls'" })
export type VideoSource = typeof VideoSource.infer

/** A place in a video: an event of its match, or what its author typed. */
export const VideoChapter = type({
  /** Since the beginning of the picture. */
  seconds: 'number.integer >= 0',
  'title?': 'string',
  'event?': ChapterEvent,
})
export type VideoChapter = typeof VideoChapter.infer

export const Video = VideoLine.and({
  source: VideoSource,
  'width?': 'number.integer',
  'height?': 'number.integer',
  updatedAt: Instant,
  /** In order of time. */
  chapters: VideoChapter.array(),
  /** Whom the events name, and what the caller's language calls heroes, maps and weapons, as in `getMatch`. */
  people: Person.array(),
  'names?': { '[string]': 'string' },
  'match?': MatchRow,
  /** When the picture begins, of one with a match or a broadcast. */
  'pictureAt?': Instant,
  /** The room that was on air. */
  'roomId?': 'number.integer',
})
export type Video = typeof Video.infer

const OwnChapter = type({
  seconds: `0 <= number.integer <= ${VIDEO_SECONDS_MAX}`,
  title: `1 <= string <= ${VIDEO_CHAPTER_CHARS_MAX}`,
})

/** What an author says about a video. */
export const VideoFacts = type({
  title: `string <= ${VIDEO_TITLE_CHARS_MAX}`,
  summary: `string <= ${VIDEO_SUMMARY_CHARS_MAX}`,
  language: LanguageCode,
  /** With a match it is that of the match. */
  'gameId?': GameId,
  'matchId?': VideoId,
  /** When the picture begins, for chapters from the match; absent: none are made. */
  'pictureAt?': Instant,
  /** For a video without a match. */
  chapters: OwnChapter.array().atMostLength(VIDEO_CHAPTERS_MAX),
})
export type VideoFacts = typeof VideoFacts.infer

/** A video as its author, and staff, see it. */
export const OwnVideo = VideoFacts.and({
  id: 'number.integer',
  kind: type.enumerated(...VIDEO_KINDS),
  state: VideoStateName,
  /** Why it was refused, or taken off. */
  'reason?': 'string',
  /** Bytes. */
  size: 'number.integer',
  type: "'mp4' | 'webm' | 'hls'",
  /** Whether the whole file is there. */
  isUploaded: 'boolean',
  /** Plays for its author and for staff; only of a whole file. */
  'source?': VideoSource,
  'seconds?': 'number.integer',
  'width?': 'number.integer',
  'height?': 'number.integer',
  'poster?': 'string',
  /** Absent where it is not known any more. */
  'match?': MatchRow,
  views: 'number.integer',
  createdAt: Instant,
  'publishedAt?': Instant,
  /** To be given back with the next change. */
  revision: 'number.integer',
})
export type OwnVideo = typeof OwnVideo.infer

/** An upload that goes on. */
const Upload = type({
  id: 'number.integer',
  /** Whoever resumes gets a new one, and parts under the old one are refused: of two tabs the later one goes on. */
  lease: 'string',
  /** The length of each part but the last. */
  partBytes: 'number.integer',
  /** Those that are there, from 1 on. */
  parts: 'number.integer[]',
})
export type Upload = typeof Upload.infer

const Lease = type(/^[\w-]{1,64}$/)
const TypeName = type.enumerated(...(Object.keys(VIDEO_TYPES) as VideoType[]))
const FileName = type('1 <= string <= 255')
const List = type({ list: VideoLine.array(), hasMore: 'boolean' })

const cache = { freshSeconds: 5, staleSeconds: 60 }

/** Public videos: of all brands and of this one; simulated ones only of a demo brand. */
export const videoCalls = {
  /** Newest first, or the hottest of the last days; of one game, or of these and of none; 20 a page. */
  listVideos: call({
    method: 'GET',
    path: '/video/list',
    access: 'guest',
    feature: 'videos',
    isOurs: true,
    cache,
    input: Paged.and({
      'gameId?': IntegerText,
      'gameIds?': GameIdsText,
      'sort?': type.enumerated(...VIDEO_SORTS),
      'brand?': BrandId,
    }),
    result: List,
  }),
  /** All that a map of the site names: the newest `VIDEO_PLACES_MAX`. */
  listVideoPlaces: call({
    method: 'GET',
    path: '/video/places',
    access: 'guest',
    feature: 'videos',
    isOurs: true,
    workMs: 40,
    cache: { freshSeconds: 300, staleSeconds: 3600 },
    input: type({ 'gameIds?': GameIdsText, 'brand?': BrandId }),
    result: type({ list: VideoPlace.array() }),
  }),
  /** A page of the hottest of the last days, of all games or of these; 20 a page, or fewer. */
  listHotVideos: call({
    method: 'GET',
    path: '/hot/video/:page',
    access: 'guest',
    feature: 'videos',
    cache: { freshSeconds: 10, staleSeconds: 120 },
    input: type({ page: IntegerText, 'size?': IntegerText, 'gameIds?': GameIdsText, 'brand?': BrandId }),
    result: List,
  }),
  /** Those of a user, newest first. */
  listUserVideos: call({
    method: 'GET',
    path: '/video/user',
    access: 'guest',
    feature: 'videos',
    isOurs: true,
    cache,
    input: Paged.and({ userId: IntegerText, 'brand?': BrandId }),
    result: List,
  }),
  /** At most eight: of the same match, then of its teams, then of its game. Empty where there is no such video. */
  listRelatedVideos: call({
    method: 'GET',
    path: '/video/related',
    access: 'guest',
    feature: 'videos',
    isOurs: true,
    cache: { freshSeconds: 10, staleSeconds: 120 },
    input: type({ id: IntegerText, 'brand?': BrandId }),
    result: type({ list: VideoLine.array() }),
  }),
  /** At most four: of a match, then of its teams, each newest first. */
  listMatchVideos: call({
    method: 'GET',
    path: '/video/match',
    access: 'guest',
    feature: 'videos',
    isOurs: true,
    cache: { freshSeconds: 10, staleSeconds: 120 },
    input: type({ matchId: IntegerText, homeId: IntegerText, awayId: IntegerText, 'brand?': BrandId }),
    result: type({ list: VideoLine.array() }),
  }),
  getVideo: call({
    method: 'GET',
    path: '/video/details',
    access: 'guest',
    feature: 'videos',
    isOurs: true,
    workMs: 10,
    cache,
    errors: ['not_found'],
    input: type({ id: IntegerText, 'brand?': BrandId }),
    result: Video,
  }),
  /** Counts a view; the same visitor again in the same hour is none. */
  viewVideo: call({
    method: 'POST',
    path: '/video/view',
    access: 'guest',
    feature: 'videos',
    isOurs: true,
    isRead: true,
    input: type({ id: VideoId }),
    result: Done,
  }),
  /**
   * Begins an upload: then each part is sent by `putVideoPart`, `completeVideo` makes a file of them, and `saveVideo` sends it to
   * review. `too_large`: more than is taken; `too_many`: of unsent uploads, or of this day.
   */
  startVideo: call({
    method: 'POST',
    path: '/video/start',
    access: 'user',
    feature: 'videos',
    isOurs: true,
    errors: ['too_many', 'not_configured'],
    input: type({ name: FileName, size: 'number.integer > 0', type: TypeName }),
    result: Upload,
  }),
  /** Goes on with an upload, with the same file by name and length; `order_moved`: it is another file, or the whole is there. */
  resumeVideo: call({
    method: 'POST',
    path: '/video/resume',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: type({ id: VideoId, name: FileName, size: 'number.integer > 0' }),
    result: Upload,
  }),
  /**
   * Stores a part; sent again it replaces the first. `order_moved`: another tab goes on with the upload, or the whole is there.
   * `wrong_file_type`: by its first part it is no such file. `invalid_input`: the part has another length than it must have.
   */
  putVideoPart: call({
    method: 'POST',
    path: '/video/part',
    access: 'user',
    isOurs: true,
    upload: { bytesMax: VIDEO_PART_BYTES },
    errors: ['not_found', 'order_moved', 'wrong_file_type'],
    input: type({ id: IntegerText, part: IntegerText, lease: Lease }),
    result: Done,
  }),
  /**
   * Makes a file of all parts. `order_moved`: parts are missing, or another tab goes on: resume, and send what is missing.
   * `wrong_file_type`: it cannot be read as a video; the upload is gone then.
   */
  completeVideo: call({
    method: 'POST',
    path: '/video/complete',
    access: 'user',
    feature: 'videos',
    isOurs: true,
    timeoutMs: 30_000,
    errors: ['not_found', 'order_moved', 'wrong_file_type'],
    input: type({ id: VideoId, lease: Lease }),
    result: OwnVideo,
  }),
  /**
   * Stores what the author says; with `isSent` it goes to review, or out at once where staff wrote it. What was published or refused
   * goes to review again with each change, and is not public until then. `order_moved`: it has another revision, is taken off, or
   * is to be sent without its file. `title_missing`: what is sent needs a title. `not_found`: also of a match that is not known.
   */
  saveVideo: call({
    method: 'POST',
    path: '/video/save',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'title_missing'],
    input: VideoFacts.and({ id: VideoId, revision: 'number.integer >= 0', isSent: 'boolean' }),
    result: OwnVideo,
  }),
  /** Stores the picture that stands for a video. One that was published or refused goes to review again. */
  uploadVideoPoster: call({
    method: 'POST',
    path: '/video/poster',
    access: 'user',
    isOurs: true,
    upload: { bytesMax: VIDEO_POSTER_BYTES_MAX },
    errors: ['not_found', 'order_moved', 'wrong_file_type'],
    input: type({ id: IntegerText }),
    result: OwnVideo,
  }),
  /** Deletes a video, in any state, with its file and what was said about it; of an upload also what is there of it. */
  deleteVideo: call({
    method: 'POST',
    path: '/video/delete',
    access: 'user',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: VideoId }),
    result: Done,
  }),
  /** The caller's, newest first, 20 a page. */
  listOwnVideos: call({
    method: 'GET',
    path: '/video/own',
    access: 'user',
    isOurs: true,
    input: Paged.and({ 'state?': VideoStateName }),
    result: type({ list: OwnVideo.array(), hasMore: 'boolean' }),
  }),
  getOwnVideo: call({
    method: 'GET',
    path: '/video/own/one',
    access: 'user',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: OwnVideo,
  }),
} as const
