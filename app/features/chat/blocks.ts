import { useSyncExternalStore } from 'react'
import { createStored } from '#app/lib/stored.ts'
import type { ChatSpeaker } from '#contract/chat.ts'

/** Whom and what a visitor does not want to read, in chats and over videos; kept in this browser. */
export interface Blocks {
  users: readonly { uid: number; name: string }[]
  /** In small letters. A message with one of them in it is hidden. */
  words: readonly string[]
  /** Nothing of the simulated crowd. */
  isWithoutCrowd?: true
}

const USERS_MAX = 200
const WORDS_MAX = 100
export const BLOCKED_WORD_MAX = 40

export const NO_BLOCKS: Blocks = { users: [], words: [] }

/** As words are compared: width, case and space around them make no difference. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isUser = (value: unknown): value is { uid: number; name: string } => {
  const { uid, name } = (value ?? {}) as { uid?: unknown; name?: unknown }
  return Number.isInteger(uid) && typeof name === 'string'
}

/** Reads what is stored, which may be outdated or invalid: what is no user or word is left out. */
export function parseBlocks(value: unknown): Blocks {
  const { users, words, isWithoutCrowd } = (value ?? {}) as Record<string, unknown>
  return {
    users: list(users)
      .filter(isUser)
      .slice(-USERS_MAX)
      .map(({ uid, name }) => ({ uid, name })),
    words: list(words)
      .filter((word): word is string => typeof word === 'string' && plain(word) !== '')
      .slice(-WORDS_MAX),
    ...(isWithoutCrowd === true ? { isWithoutCrowd } : {}),
  }
}

/** Whether somebody is made up: their uids are negative. */
export const isOfCrowd = ({ uid }: Pick<ChatSpeaker, 'uid'>): boolean => uid < 0

/** Whether a message is hidden: by who said it, or by a word in it. */
export function isBlocked(
  { by, text }: { by: Pick<ChatSpeaker, 'uid'>; text: string },
  { users, words, isWithoutCrowd }: Blocks,
): boolean {
  if (isWithoutCrowd && isOfCrowd(by)) return true
  if (users.some(({ uid }) => uid === by.uid)) return true
  if (words.length === 0) return false
  const read = plain(text)
  return words.some((word) => read.includes(word))
}

export const withUser = (before: Blocks, user: { uid: number; name: string }): Blocks => ({
  ...before,
  users: [...before.users.filter(({ uid }) => uid !== user.uid), { uid: user.uid, name: user.name }].slice(-USERS_MAX),
})

/** With the simulated crowd, or without it. */
export function withCrowd({ isWithoutCrowd: _, ...before }: Blocks, isShown: boolean): Blocks {
  return isShown ? before : { ...before, isWithoutCrowd: true }
}

/** Unchanged when it is no word, or too long. */
export function withWord(before: Blocks, text: string): Blocks {
  const word = plain(text)
  if (word === '' || [...word].length > BLOCKED_WORD_MAX) return before
  return { ...before, words: [...before.words.filter((each) => each !== word), word].slice(-WORDS_MAX) }
}

export const blocks = createStored('chat-blocks', parseBlocks)

export const useBlocks = (): Blocks => useSyncExternalStore(blocks.subscribe, blocks.now, () => NO_BLOCKS)
