/** What becoming a streamer takes; read by forms too. */

export const STREAMER_AGE_MIN = 18

/** Front and back of the document, and the applicant holding it. */
export const ID_PHOTO_KINDS = ['front', 'back', 'held'] as const
export type IdPhotoKind = (typeof ID_PHOTO_KINDS)[number]
export const ID_PHOTO_BYTES_MAX = 3 * 1024 * 1024
/** The longer side of a photo. Browsers make larger ones smaller before they send them. */
export const ID_PHOTO_PX_MAX = 2400

export const REAL_NAME_CHARS = { min: 2, max: 60 } as const
export const ID_NUMBER_CHARS_MAX = 30
export const INTRODUCTION_CHARS = { min: 10, max: 500 } as const
export const CONTENT_CHARS = { min: 2, max: 300 } as const

export const ROOM_TITLE_CHARS = { min: 2, max: 60 } as const
export const ROOM_ANNOUNCEMENT_CHARS_MAX = 300
export const ROOM_LABEL_CHARS_MAX = 20
/** What a streamer's page says: a line beside the name, and more below. */
export const ANCHOR_INTRODUCTION_CHARS_MAX = 200
export const ANCHOR_DETAILS_CHARS_MAX = 2000
/** Square pictures on a streamer's page. */
export const DETAIL_PICTURES_MAX = 3
export const ANCHOR_PICTURE_BYTES_MAX = 3 * 1024 * 1024
/** The shape of each kind, in pixels: it may be smaller, of the same ratio. */
export const ANCHOR_PICTURES = { cover: { width: 1280, height: 720 }, detail: { width: 1080, height: 1080 } } as const
export type AnchorPictureKind = keyof typeof ANCHOR_PICTURES

/** Network addresses from which a room's picture may be pushed. */
export const PUSH_ADDRESSES_MAX = 8
export const ADDRESS_CHARS_MAX = 45

/** How long before its start a match may be reserved. */
export const RESERVABLE_BEFORE_MS = 3_600_000

/**
 * `none`: never applied. `reviewing`: staff look at it. `failed`: for a reason; one may apply again. `banned`: may neither
 * stream nor apply.
 */
export const APPLICATION_STATES = ['reviewing', 'successful', 'failed', 'banned'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const ID_NUMBER = /^[\dA-Za-z](?:[\dA-Za-z -]{3,28})[\dA-Za-z]$/
/** The 18 signs of a number of mainland China: place, birth date, order, check sign (GB 11643). */
const MAINLAND = /^\d{6}(\d{4})(\d\d)(\d\d)\d{3}[\dX]$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_SIGNS = '10X98765432'

/** Midnight of a date, UTC milliseconds; undefined for text that is no date. */
function dayOf(date: string): number | undefined {
  const [, year, month, day] = DATE.exec(date) ?? []
  if (year === undefined) return undefined
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day))
  return new Date(at).toISOString().startsWith(date) ? at : undefined
}

/** An ID number as it is kept: without spaces and hyphens, in capitals. */
export const plainIdNumber = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** The birth date in a number of mainland China, `YYYY-MM-DD`; null for one with a wrong check sign, undefined for others. */
export function birthDateIn(idNumber: string): string | null | undefined {
  const [plain, year, month, day] = MAINLAND.exec(plainIdNumber(idNumber)) ?? []
  if (plain === undefined) return undefined
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(plain[at]), 0)
  const date = `${year}-${month}-${day}`
  return CHECK_SIGNS[sum % 11] === plain[17] && dayOf(date) !== undefined ? date : null
}

/** Whether who was born on this date is 18 today (UTC). Who was born on 29 February is on 1 March of other years. */
export function isOfAge(birthDate: string, now: number): boolean {
  const born = dayOf(birthDate)
  if (born === undefined) return false
  const at = new Date(born)
  return Date.UTC(at.getUTCFullYear() + STREAMER_AGE_MIN, at.getUTCMonth(), at.getUTCDate()) <= now
}

const YEAR_MS = 365.25 * 24 * 3_600_000
const AGE_MAX = 120

/** Whether a date is one on which somebody alive may have been born. */
export function isBirthDate(date: string, now: number): boolean {
  const born = dayOf(date)
  return born !== undefined && born <= now && born > now - AGE_MAX * YEAR_MS
}

/**
 * What is wrong with an applicant's papers: a number of mainland China must be genuine and of the birth date; others are
 * compared with the photos by whoever reviews them.
 */
export function faultOfPapers(
  { idNumber, birthDate }: { idNumber: string; birthDate: string },
  now: number,
): 'bad_id_number' | 'bad_birth_date' | 'under_age' | null {
  const inNumber = birthDateIn(idNumber)
  if (!ID_NUMBER.test(idNumber.trim()) || inNumber === null) return 'bad_id_number'
  if (!isBirthDate(birthDate, now) || (inNumber !== undefined && inNumber !== birthDate)) return 'bad_birth_date'
  return isOfAge(birthDate, now) ? null : 'under_age'
}
