import type { PlayerSearch } from './player-search.ts'

/** Input of the call for a player's page. */
export const playerInput = (playerId: number, { season }: PlayerSearch) => ({ playerId, ...(season ? { season } : {}) })
