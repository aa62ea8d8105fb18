import type { ChatRefusal } from '#contract/chat.ts'
import { CHAT_TEXT_MAX } from '#contract/chat-rules.ts'
import { plainLineOf, withoutUndrawn } from '#contract/plain-text.ts'
import { hasBlockedWord } from './blocked-words.ts'

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}\p{Emoji_Presentation}]/u
/** Names at the end of addresses that are used most; none that often begins a sentence (`it`, `one`, `today`). */
const ENDS =
  'com|net|org|info|biz|xyz|top|vip|club|site|online|live|shop|link|app|bet|win|fun|pro|icu|tech|store|games|game|casino|dev|ai|website|cloud|digital|mobi|wiki|poker|bio|blog|network|asia|gl|cc|tv|me|io|gg|ly|to|ru|cn|co|uk|de|fr|jp|kr|tk|ws|la|in|us|tw|hk|sg|vn|ph|br|eu|nl|pl|ua|pw|sh|nz'
/** A dot that is spaced out, or told. */
const DOT = String.raw`(?:\s\.\s?|\s?[([]\s?(?:dot|\.)\s?[)\]]\s?|\sdot\s)`
/** One of Chinese: between letters without spaces, since the same sign says the hour and ends sentences. */
const CHINESE_DOT = '[\u3002\u70b9]'
/** An address as people write it, also without a scheme and with its dots told; not a score (2.1) nor a sentence without a space. */
const LINK = new RegExp(
  [
    String.raw`(?:h..ps?\s?:\s?\/\/|www\s?\.)\s?\S`,
    String.raw`(?:^|[^\p{L}\p{N}@.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}(?:${ENDS})(?=$|[^\p{L}\p{N}])`,
    // Spaced or told, only what is sure to be meant so.
    String.raw`(?:^|[^\p{L}\p{N}])[a-z0-9][a-z0-9-]{1,62}${DOT}(?:com|net|org|xyz|vip|cc|io|gg|top|club|cn|tv|dev|ai)(?=$|[^\p{L}\p{N}])`,
    String.raw`(?:^|[^\p{L}\p{N}])(?=[a-z0-9-]*[a-z])[a-z0-9-]{3,62}${CHINESE_DOT}(?:com|net|org|xyz|vip|cc|cn)(?=$|[^\p{L}\p{N}])`,
    // With a path behind it, it is no end of a sentence.
    String.raw`(?:^|[^\p{L}\p{N}])(?=[a-z0-9-]*[a-z])[a-z0-9-]{1,62}${CHINESE_DOT}(?:${ENDS})\/\S`,
    // An address of four numbers with what follows one.
    String.raw`(?:^|[^\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}|\/)`,
  ].join('|'),
  'iu',
)

/** Whether a text has an address that somebody could open. */
export const hasLink = (text: string): boolean => LINK.test(withoutUndrawn(text.normalize('NFKC')))

/** Whether there is something to see in a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** The same for all who look: case, width, and letters held down do not make another text. */
const sameAs = (text: string): string =>
  withoutUndrawn(text.normalize('NFKC').toLowerCase())
    .replace(/[\p{P}\p{S}\s]+/gu, '')
    .replace(/(.)\1{2,}/gu, '$1$1')

/** Equal for texts that are the same to a reader. */
export const keyOf = (text: string): string => sameAs(text) || text

/** Of so many letters that are large or small. */
const SHOUT_LETTERS_MIN = 12
const SHOUT_SHARE = 0.7

/** What is shouted, in capitals for the most part, is shown as if it were said; a short cry stays. */
export function calmOf(text: string): string {
  const large = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  if (large + small < SHOUT_LETTERS_MIN || large <= (large + small) * SHOUT_SHARE) return text
  return text.toLowerCase().replace(/\p{Ll}/u, (letter) => letter.toUpperCase())
}

export interface Said {
  text: string
  key: string
}

/** `isFree`: those who moderate the room may link and shout. `blocked`: what an operator does not want (`BLOCKED_WORDS`). */
export interface SaidBy {
  isFree: boolean
  blocked?: string | undefined
}

/** What may be shown of a typed text, or why nothing. Letters count, not their encoding. */
export function readSaid(typed: string, { isFree, blocked }: SaidBy): Said | { why: ChatRefusal } {
  const line = plainLineOf(typed)
  const text = isFree ? line : calmOf(line)
  if (!isVisible(text)) return { why: 'empty' }
  if ([...text].length > CHAT_TEXT_MAX) return { why: 'too_long' }
  if (!isFree && hasLink(text)) return { why: 'link' }
  if (hasBlockedWord(blocked, text)) return { why: 'content' }
  return { text, key: keyOf(text) }
}
