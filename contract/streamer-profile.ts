import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import {
  ADDRESS_CHARS_MAX,
  ANCHOR_DETAILS_CHARS_MAX,
  ANCHOR_INTRODUCTION_CHARS_MAX,
  ANCHOR_PICTURE_BYTES_MAX,
  ANCHOR_PICTURES,
} from './streamer-rules.ts'

/** What the caller's page says, and the cover of her room. */
export const OwnProfile = type({
  'introduction?': 'string',
  'details?': 'string',
  /** Paths under `/media/streamers`, in order. */
  pictures: 'string[]',
  /** Absent: a cover is drawn. */
  'cover?': 'string',
})
export type OwnProfile = typeof OwnProfile.infer

const ProfileAnswer = type({ profile: OwnProfile })

/** From where the caller streams. */
const PushAddresses = type({
  /** The network address of this call: of an IPv6 address its /64. */
  address: 'string',
  /** Whether a picture may be pushed from there: it is on the list, or the list is empty. */
  isAllowed: 'boolean',
  addresses: 'string[]',
  /** From where a push with the streamer's own code was refused in the last day, while that is not on the list. */
  'refused?': { address: 'string', at: Instant },
})
export type PushAddresses = typeof PushAddresses.infer

const PictureKindName = type.enumerated(...(Object.keys(ANCHOR_PICTURES) as (keyof typeof ANCHOR_PICTURES)[]))
const OWN = ['streaming_banned', 'not_found'] as const
const Address = type(`1 <= string <= ${ADDRESS_CHARS_MAX}`)

/** What a streamer says of herself, and from where she streams. */
export const streamerProfileCalls = {
  anchorInfo: call({
    method: 'POST',
    path: '/anchorInfo',
    access: 'anchor',
    isRead: true,
    errors: OWN,
    input: type({}),
    result: ProfileAnswer,
  }),
  /** An empty text takes it away; without an introduction the page shows the account's signature. */
  updateAnchor: call({
    method: 'POST',
    path: '/updateAnchor',
    access: 'anchor',
    errors: OWN,
    input: type({
      introduction: `string <= ${ANCHOR_INTRODUCTION_CHARS_MAX}`,
      details: `string <= ${ANCHOR_DETAILS_CHARS_MAX}`,
    }),
    result: ProfileAnswer,
  }),
  /** Adds a detail picture, or replaces the cover. `too_many`: there are as many detail pictures as may be. */
  uploadAnchorPicture: call({
    method: 'POST',
    path: '/anchor/picture',
    access: 'anchor',
    isOurs: true,
    upload: { bytesMax: ANCHOR_PICTURE_BYTES_MAX },
    errors: [...OWN, 'wrong_file_type', 'too_many'],
    input: type({ kind: PictureKindName }),
    result: ProfileAnswer,
  }),
  removeAnchorPicture: call({
    method: 'POST',
    path: '/anchor/picture/remove',
    access: 'anchor',
    isOurs: true,
    errors: OWN,
    input: type({ path: 'string <= 200' }),
    result: ProfileAnswer,
  }),
  getAnchorIP: call({
    method: 'GET',
    path: '/getAnchorIP',
    access: 'anchor',
    errors: OWN,
    input: type({}),
    result: PushAddresses,
  }),
  /** Adds the caller's address, or another one. From then on a picture that is pushed from elsewhere is refused. */
  addIpWhite: call({
    method: 'GET',
    path: '/addIpWhite',
    access: 'anchor',
    isWrite: true,
    errors: [...OWN, 'too_many'],
    input: type({ 'ip?': Address }),
    result: PushAddresses,
  }),
  removeIpWhite: call({
    method: 'POST',
    path: '/anchor/removeIpWhite',
    access: 'anchor',
    isOurs: true,
    errors: OWN,
    input: type({ ip: 'string <= 60' }),
    result: PushAddresses,
  }),
} as const
