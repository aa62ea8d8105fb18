export interface Pairing {
  /** Indexes into the league's teams. */
  home: number
  away: number
}

/** How many matches a double round robin of an even number of teams has. */
export const seasonLength = (teams: number): number => teams * (teams - 1)

/**
 * The `index`-th match of an endless double round robin by the circle method; its second half repeats the first with home and
 * away changed. A team's matches come about half the
 * teams apart, across the seams of rounds and seasons too, so neighbouring matches never share a team for long.
 */
export function pairingAt(teams: number, index: number): Pairing {
  const perRound = teams / 2
  const circle = teams - 1
  const inSeason = index % seasonLength(teams)
  const round = Math.floor(inSeason / perRound)
  const turn = round % circle
  const k = inSeason % perRound
  const [first, second] =
    k === 0
      ? turn % 2 === 0
        ? [circle, turn]
        : [turn, circle]
      : k % 2 === 1
        ? [(turn + k) % circle, (turn - k + circle) % circle]
        : [(turn - k + circle) % circle, (turn + k) % circle]
  const isReturn = round >= circle
  return { home: isReturn ? second : first, away: isReturn ? first : second }
}
