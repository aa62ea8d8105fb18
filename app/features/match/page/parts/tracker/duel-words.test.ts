import { expect, test } from 'vitest'
import { playsOf } from '#tests/support/plays.ts'
import { DUEL_TELLING } from './duel-words.ts'
import { playText } from './play-text.ts'

const TEAMS = { home: 'Reds', away: 'Blues' }
const [rally, foul, strikes, won] = playsOf(
  {
    ...{ type: 'point', side: 'home', period: 's1', data: { how: 'error' } },
    board: { family: 'sets', points: { home: 3, away: 2 } },
  },
  {
    ...{ type: 'foul', side: 'away', period: 'f1', data: { points: 4 } },
    board: { family: 'frames', points: { home: 4, away: 0 }, break: 0, left: 107 },
  },
  {
    ...{ type: 'strikes', period: 'r1', board: { family: 'combat', round: 1, rounds: 3 } },
    data: { homeStrikes: 5, awayStrikes: 1, homeHead: 3, homeBody: 2, homeLegs: 0 },
  },
  { type: 'point', side: 'home', period: 's1', data: { how: 'moonball' } },
)

test('rallies, snooker and fights are told with how it came and what stands', () => {
  if (!rally || !foul || !strikes || !won) throw new Error('no plays')
  const told = (play: typeof rally, family: 'sets' | 'frames' | 'combat') => [
    playText(play, new Map(), family, TEAMS, DUEL_TELLING),
    DUEL_TELLING.standing(play, TEAMS),
  ]
  expect(told(rally, 'sets')).toEqual(['Error by Blues. Point for Reds.', 'Points: Reds 3, Blues 2.'])
  expect(told(foul, 'frames')).toEqual(['Foul by Blues: 4 to the opponent.', 'Points: Reds 4, Blues 0. Remaining: 107'])
  expect(told(strikes, 'combat')).toEqual(['Significant strikes: Reds 5, Blues 1.', 'Reds: head 3, body 2, legs 0.'])
  // A way of which nobody has a sentence, in a feed that knows no points.
  expect(told(won, 'sets')).toEqual(['Point for Reds.', undefined])
})
