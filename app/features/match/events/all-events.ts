import { labelOf } from '#app/lib/label-of.ts'
import type { Family } from '#contract/games.ts'
import { EVENTS as americanFootball } from './american-football.ts'
import { EVENTS as baseball } from './baseball.ts'
import { EVENTS as basketball } from './basketball.ts'
import { EVENTS as battleRoyale } from './battle-royale.ts'
import { EVENTS as combat } from './combat.ts'
import { EVENTS as cricket } from './cricket.ts'
import type { EventNames } from './event-names.ts'
import { EVENTS as football } from './football.ts'
import { EVENTS as frames } from './frames.ts'
import { EVENTS as games } from './games.ts'
import { EVENTS as moba } from './moba.ts'
import { EVENTS as rounds } from './rounds.ts'
import { EVENTS as sets } from './sets.ts'
import { EVENTS as tennis } from './tennis.ts'

const EVENTS = new Map<string, EventNames>(
  Object.entries({
    football,
    basketball,
    tennis,
    cricket,
    baseball,
    american_football: americanFootball,
    sets,
    frames,
    combat,
    moba,
    rounds,
    battle_royale: battleRoyale,
    games,
  } satisfies Readonly<Record<Family, EventNames>>),
)

/** The name of an event of any sport, for the server: browsers have those of their page's sport only. */
export const anyEventName = (type: string, family: Family | undefined): string =>
  labelOf(EVENTS.get(family ?? '') ?? {}, type)
