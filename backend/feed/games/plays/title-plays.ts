import { decksPlay } from './decks.ts'
import { fightingPlay } from './fighting.ts'
import { generalsPlay } from './generals.ts'
import { heroShooterPlay } from './hero-shooter.ts'
import { starcraftPlay, warcraftPlay } from './strategy.ts'
import type { TitlePlay } from './types.ts'

const PLAYS: Readonly<Record<number, TitlePlay>> = {
  17: heroShooterPlay,
  18: starcraftPlay,
  21: decksPlay,
  23: warcraftPlay,
  27: generalsPlay,
  28: fightingPlay,
}

/** What a title tells of its games; undefined where that is its points alone. */
export const titlePlay = (gameId: number): TitlePlay | undefined => PLAYS[gameId]
