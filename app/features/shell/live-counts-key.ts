/** The query of the numbers of live matches by game, which the socket keeps up to date. */
export const LIVE_COUNTS_KEY = ['shell', 'liveCounts'] as const
