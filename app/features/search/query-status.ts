import { m } from '#app/paraglide/messages.js'

/** A text is searched when nothing was typed for so long. */
export const TYPING_MS = 150

interface Asked {
  isPaused: boolean
  isError: boolean
  isPending: boolean
}

/** Why a search has nothing to show. */
export const queryStatus = ({ isPaused, isError, isPending }: Asked, none: string): string =>
  isPaused ? m.search_offline() : isError ? m.search_failed() : isPending ? m.search_loading() : none
