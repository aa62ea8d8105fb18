import { useSyncExternalStore } from 'react'
import { createStored } from '#app/lib/stored.ts'

export const TEXT_SIZES = ['small', 'normal', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How a visitor wants to read chats; kept in this browser. */
export interface ChatLook {
  size: TextSize
  showsTimes: boolean
}

const USUAL: ChatLook = { size: 'normal', showsTimes: true }

/** Reads what is stored, which may be outdated or invalid: invalid fields get their defaults. */
export function parseLook(value: unknown): ChatLook {
  const { size, showsTimes } = { ...(value as Record<string, unknown> | undefined) }
  return {
    size: TEXT_SIZES.find((each) => each === size) ?? USUAL.size,
    showsTimes: typeof showsTimes === 'boolean' ? showsTimes : USUAL.showsTimes,
  }
}

export const chatLook = createStored('chat-look', parseLook)

export const useChatLook = (): ChatLook => useSyncExternalStore(chatLook.subscribe, chatLook.now, () => USUAL)
