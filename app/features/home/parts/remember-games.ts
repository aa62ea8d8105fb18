/** Written by the browser, read before the paint of the next page (app/features/frame/theme-script.ts). */
const KEY = 'followed-games'
const SHOWN = 5

/** The games of these matches, that of most matches first. */
export function gamesOfMatches(matches: readonly { gameId: number }[]): number[] {
  const counts = new Map<number, number>()
  for (const { gameId } of matches) counts.set(gameId, (counts.get(gameId) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => id)
    .slice(0, SHOWN)
}

/** Keeps the games, `202,1`, that the rail shows first from the next page load on; an empty list forgets those before. */
export function rememberGames(games: string): void {
  try {
    if (games) localStorage.setItem(KEY, games)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: the rail has the brand's order.
  }
}
