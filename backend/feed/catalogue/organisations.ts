import { wordList } from './word-list.ts'

export type OrganisationRegion = 'china' | 'korea' | 'europe' | 'americas' | 'southeast_asia'

/**
 * Invented esports organisations by home region: `name_organisation_<organisation>`. One organisation fields teams in
 * many games. Outside of China people use its Latin name.
 */
export const ORGANISATIONS: Record<OrganisationRegion, readonly string[]> = {
  china: wordList(
    `crimson_lantern jade_circuit nine_tides skyforge paper_tiger stellar_ink ember_wolves cloud_anvil moonrise iron_lotus quiet_storm red_kite glass_dragon ninth_gate`,
  ),
  korea: wordList(
    `nullpoint han_nine blue_magpie tiger_signal kinetic_kite neon_haetae sevenfold frostbyte pulsewave northgate mirae_apex orbit_one pine_wind zero_hanok`,
  ),
  europe: wordList(
    `ravenmark gilded_stag polar_unit vantaline hollow_crown steel_fjord lumenworks outrider black_ferry old_guard sable_nine tridentis kite_and_key noctiluca`,
  ),
  americas: wordList(
    `desert_static moonshot_union coyote_club overcast sundial gravel_kings bayou_reign hyperlane condor_strike tropic_thunder pampa_fury onyx_crew stray_signal bright_matter`,
  ),
  southeast_asia: wordList(
    `monsoon_kings coral_reign spice_route typhoon_six golden_hornbill banyan_root ricefield_raiders jade_viper sunda_wave lotus_protocol night_market pearl_divers mangrove_five equator_esports`,
  ),
}
