import { type FullNames, fillNames, mapNames, namesOf } from '../names-of.ts'
import { wordList } from './word-list.ts'

/** Where a club is from: chooses its place and the manner in which clubs are called there. */
export type ClubCulture = 'en' | 'es' | 'de' | 'fr' | 'pt' | 'us' | 'mx' | 'cn' | 'jp' | 'ar' | 'in' | 'au'

/** Invented places: `name_place_<culture>_<place>`. */
export const PLACES: Record<ClubCulture, readonly string[]> = {
  en: wordList(
    `northport ashmere kingsfell westmarch harrowick stonebridge eastmoor ravenholm millhaven oakminster blackwater thornwick silverdale wexbourne lowestone marlstead fairhaven dunmere`,
  ),
  es: wordList(
    `valdoro montesol rioalto puertoclaro castelmar villaluz alcamora torrelinda sierrablanca almeranza fuentefria bahianueva olivanca penarroca santa_brisa miramonte gandelor navarrosa`,
  ),
  de: wordList(
    `eschenau rotenhall silberbach neuwalden konigsried hohenmark steinfurth lindenhafen grunthal falkenroth wolfsried bergweiler altenstrand donautal muhlenfeld kaltenbruck sonnenau eisenried`,
  ),
  fr: wordList(
    `beaurivage montclair valombre saint_aurele rochebrune clairmer port_lune fontaubert chateauvert grandval belmontagne lavandiere hautefleur mirelieu sablonne vertbois`,
  ),
  pt: wordList(
    `porto_sereno vila_aurora santa_candeia rio_dourado monte_ipe itavera guaramar belo_cedro pedralva campo_lindo jacaranda nova_ventura serra_clara taquaril lagoa_funda paranorte ubirata coral_branco`,
  ),
  us: wordList(
    `lakemont cedarline port_liberty redwater bay_harbor summit_city ironvale prairie_rock mesa_grande silver_creek eastlake pinecrest copper_bay granite_hills fort_meridian sunfield wolf_river harborview`,
  ),
  mx: wordList(
    `ciudad_jade san_ambar costa_coral tlaxcoya montelargo agualinda puerto_maguey nopalera cerro_plata xochimar valle_quetzal santa_obsidia rio_ceiba mirador tepelinda altavista`,
  ),
  cn: wordList(
    `yunhai lanjiang qinglan xinggang beiling dongxu jinluo hanyue longyin haiqi fenglin yuze tianque shuoyang nanpu heyu`,
  ),
  jp: wordList(
    `aohama tsukimori shirasaki kazehara hoshikawa minatogaoka asagiri kurenai yukishiro midorino takamine namihara sakuragi hinode fujimine umikaze`,
  ),
  ar: wordList(
    `wadi_noor qasr_amal al_najma al_rimal al_wahat jabal_saqr marsa_lulu al_sahra bahr_azraq al_qamar ain_zahra burj_fidda al_nakheel bab_sharq al_manar tal_yasmin`,
  ),
  in: wordList(`suryanagar devigarh rajvana nilgaon kamalabad himgiri sagarpatna mayurganj vasantpura chandanwadi`),
  au: wordList(
    `coral_sands wattle_bay banksia_point redgum kurramora southern_cross opal_ridge gumleaf_harbour tallamarra pearl_coast kestrel_range mirrabong dunsmore_plains wirralee tidewater goldfield`,
  ),
}

/** Forms of a club's name around its place: `name_club_<culture>_<form>`. */
const FORMS: Partial<Record<ClubCulture, readonly string[]>> = {
  es: wordList('real deportivo atletico racing cf union sporting'),
  de: wordList('sc sv eintracht union fortuna viktoria tsv'),
  fr: wordList('olympique stade as racing etoile union'),
  pt: wordList('ec atletico nacional uniao ferroviaria nautico'),
  mx: wordList('club deportivo jaguares condores atletico'),
  ar: wordList('ittihad shabab nahda sc wahda fursan'),
}

/** Forms that only football uses (`name_football_club_...`); other sports of the culture call their clubs by a nickname. */
const FOOTBALL_FORMS: Partial<Record<ClubCulture, readonly string[]>> = {
  en: wordList('united athletic city rovers town wanderers albion county'),
  us: wordList('fc united sc sporting union'),
  au: wordList('fc united sc rovers union'),
  jp: wordList('vento stella azul bravio solare rivo'),
}

/** `name_club_nickname_<form>` */
const NICKNAMES = wordList(
  `herons pioneers comets falcons foxes tempest otters lancers bison cranes voyagers stags embers orcas sentinels badgers harriers miners lynx tides kestrels forge meteors beacons drifters cobras mustangs monsoon`,
)

const keysOf = (prefix: string, forms: readonly string[] | undefined) => forms?.map((form) => `${prefix}_${form}`)

/** Keys of the forms that clubs of the culture are called by in football or in another team sport. */
export const clubForms = (culture: ClubCulture, isFootball: boolean): readonly string[] =>
  (isFootball ? keysOf(`name_football_club_${culture}`, FOOTBALL_FORMS[culture]) : undefined) ??
  keysOf(`name_club_${culture}`, FORMS[culture]) ??
  NICKNAMES.map((form) => `name_club_nickname_${form}`)

/** Japanese joins katakana words with a dot, but kanji to katakana without. */
const undotted = (form: string, place: string) =>
  /[\p{Script=Katakana}\u30fc]$/u.test(place) ? form : form.replace('{place}\u30fb', '{place}')

/** The place's own name, and that of its club by a form's key. */
export function clubNames(culture: ClubCulture, place: string, form: string): { club: FullNames; place: FullNames } {
  const placeNames = namesOf(`name_place_${culture}_${place}`)
  const forms = namesOf(form)
  const joined = mapNames((lan) => (lan === 'jp' ? undotted(forms.jp, placeNames.jp) : forms[lan]))
  return { club: fillNames(joined, placeNames), place: placeNames }
}
