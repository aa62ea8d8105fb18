import type { MatchDetail } from '#contract/match-detail.ts'
import type { SquadMember } from '#contract/match-state.ts'

export interface MatchPlayer {
  member: SquadMember
  name: string
  side: 'home' | 'away'
}

/** The players whom the line-ups name, those of the home side first; none before line-ups are known. */
export const playersOf = ({ squads }: Pick<MatchDetail, 'squads'>): MatchPlayer[] =>
  (['home', 'away'] as const).flatMap((side) => {
    const names = new Map(squads[side].people.map(({ id, name }) => [id, name]))
    return squads[side].members.flatMap((member) => {
      const name = names.get(member.id)
      return name === undefined ? [] : { member, name, side }
    })
  })

export const playerOf = (detail: Pick<MatchDetail, 'squads'>, id: number): MatchPlayer | undefined =>
  playersOf(detail).find(({ member }) => member.id === id)
