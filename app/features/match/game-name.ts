import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'

/**
 * By route code. Every message is written as `m.key`, because the browser's build keeps only messages it finds in that
 * form.
 */
const GAME_NAMES: Readonly<Record<string, () => string>> = {
  soccer: m.game_soccer,
  basketball: m.game_basketball,
  lol: m.game_lol,
  'cs:go': m.game_csgo,
  dota2: m.game_dota2,
  kog: m.game_kog,
  tennis: m.game_tennis,
  baseball: m.game_baseball,
  cricket: m.game_cricket,
  valorant: m.game_valorant,
  lolmobile: m.game_lolmobile,
  pubg: m.game_pubg,
  pubgmobile: m.game_pubgmobile,
  volleyball: m.game_volleyball,
  tabletennis: m.game_tabletennis,
  badminton: m.game_badminton,
  snooker: m.game_snooker,
  americanfootball: m.game_americanfootball,
  mobilelegends: m.game_mobilelegends,
  aov: m.game_aov,
  naraka: m.game_naraka,
  codmw: m.game_codmw,
  fifa: m.game_fifa,
  crossfire: m.game_crossfire,
  overwatch: m.game_overwatch,
  starcraft2: m.game_starcraft2,
  rocketleague: m.game_rocketleague,
  rainbowsix: m.game_rainbowsix,
  hearthstone: m.game_hearthstone,
  nba2k: m.game_nba2k,
  warcraft3: m.game_warcraft3,
  threekingdoms: m.game_threekingdoms,
  streetfighter5: m.game_streetfighter5,
  mma: m.game_mma,
  esports: m.game_esports,
  sports: m.game_sports,
}

/** A game's name by its id; "other sports" for an unknown id. */
export function gameName(gameId: number): string {
  const game = gameById(gameId)
  return game ? labelOf(GAME_NAMES, game.code) : m.game_sports()
}
