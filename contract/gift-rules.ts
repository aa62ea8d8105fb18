/** How many of a gift are sent at once at most. */
export const GIFT_COUNT_MAX = 999
/** The same gift again within this time goes on with the run of before. A page shows less: an answer takes its time. */
export const COMBO_MS = 10_000
export const COMBO_SHOWN_MS = 6_000
/** The streamer's share in percent, where a brand says none. */
export const GIFT_SHARE_DEFAULT = 50
/** Who gave most in a room: today, this week (both UTC, from Monday), ever. */
export const GIFT_BOARDS = ['day', 'week', 'room'] as const
export type GiftBoardName = (typeof GIFT_BOARDS)[number]
/** Places of a list. */
export const GIFT_BOARD_SIZE = 20
/** Places beyond this one are not counted. */
export const GIFT_PLACE_MAX = 999

/** What the streamer gets of an amount; the house gets the rest, and with it what cannot be divided. */
export const shareOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100)
