/** Street Fighter V: how each round ended, and with how much health left. */
import type { Random } from '../../random.ts'
import type { EventData, TitlePlay } from './types.ts'

export const FIGHTERS = [
  'Akuma',
  'Cammy',
  'Chun-Li',
  'Guile',
  'Ibuki',
  'Karin',
  'Ken',
  'Laura',
  'Luke',
  'Rashid',
  'Ryu',
  'Urien',
] as const

const FINISHES = [
  ['ko', 60],
  ['critical_art', 24],
  ['perfect', 5],
  ['time_up', 6],
  ['chip', 5],
] as const

const ROUND_SECONDS = 99

/** `health`: percent that the winner of the round has left. */
function finishOf(random: Random): EventData {
  const finish = random.weighted(FINISHES)
  const health = finish === 'perfect' ? 100 : random.int(finish === 'time_up' ? 25 : 4, 92)
  return { finish, health, seconds: finish === 'time_up' ? ROUND_SECONDS : random.int(22, 85) }
}

export const fightingPlay: TitlePlay = {
  begin(random) {
    const picks = { home: random.pick(FIGHTERS), away: random.pick(FIGHTERS) }
    return {
      start: () => ({ homePick: picks.home, awayPick: picks.away }),
      play: ({ scored, seconds }) => ({
        happenings: scored.map((round) => ({ ...round, data: finishOf(random) })),
        end: { seconds },
      }),
    }
  },
}
