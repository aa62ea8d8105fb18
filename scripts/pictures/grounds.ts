import { cards, duel, frontier, lanes, sites, stage, studio, zone } from './arenas.ts'
import {
  americanFootball,
  badminton,
  baseball,
  basketball,
  cricket,
  football,
  oche,
  octagon,
  snooker,
  tabletennis,
  tennis,
  volleyball,
} from './fields.ts'
import type { Ground } from './ground.ts'

/** Every ground by the name of its file. */
export const GROUNDS = {
  football: football(),
  basketball: basketball(),
  tennis: tennis(),
  volleyball: volleyball(),
  badminton: badminton(),
  tabletennis: tabletennis(),
  cricket: cricket(),
  baseball: baseball(),
  americanfootball: americanFootball(),
  snooker: snooker(),
  oche: oche(),
  octagon: octagon(),
  lanes: lanes(),
  sites: sites(),
  zone: zone(),
  stage: stage(),
  cards: cards(),
  frontier: frontier(),
  duel: duel(),
  studio: studio(),
} satisfies Record<string, Ground>
