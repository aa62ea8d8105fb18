import type { Anchor } from '#contract/room.ts'

/** By what a streamer is followed: the account, else the own id (`followCalls.follow`). */
export const followId = ({ id, uid }: Pick<Anchor, 'id' | 'uid'>): number => uid ?? id
