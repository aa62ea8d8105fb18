import type { LeagueSpec } from './league-spec.ts'
import { organisations, people } from './league-spec.ts'

/** How a game is called inside a league's name: English | Simplified Chinese | Japanese | Arabic. */
const GAME_WORDS: Readonly<Record<number, string>> = {
  0: 'Esports|电竞|eスポーツ|للرياضات الإلكترونية',
  1: 'LoL|英雄联盟|LoL|LoL',
  2: 'CS|CS|CS|CS',
  3: 'KoG|王者荣耀|王者栄耀|KoG',
  4: 'Dota 2|Dota 2|Dota 2|Dota 2',
  5: 'PUBG|绝地求生|PUBG|PUBG',
  6: 'PUBG Mobile|和平精英|PUBGモバイル|PUBG Mobile',
  7: 'Wild Rift|英雄联盟手游|ワイルドリフト|Wild Rift',
  8: 'CoD|使命召唤|CoD|CoD',
  9: 'FIFA|FIFA电竞|FIFA|FIFA',
  14: 'Valorant|无畏契约|VALORANT|Valorant',
  16: 'CrossFire|穿越火线|クロスファイア|CrossFire',
  17: 'Overwatch|守望先锋|オーバーウォッチ|Overwatch',
  18: 'StarCraft II|星际争霸2|スタークラフトII|StarCraft II',
  19: 'Rocket League|火箭联盟|ロケットリーグ|Rocket League',
  20: 'Rainbow Six|彩虹六号|レインボーシックス|Rainbow Six',
  21: 'Hearthstone|炉石传说|ハースストーン|Hearthstone',
  22: '2K|NBA2K|2K|2K',
  23: 'Warcraft III|魔兽争霸3|ウォークラフトIII|Warcraft III',
  24: 'AoV|传说对决|伝説対決|AoV',
  25: 'MLBB|无尽对决|モバイルレジェンド|MLBB',
  26: 'Naraka|永劫无间|NARAKA|Naraka',
  27: 'Three Kingdoms|三国杀|三国|الممالك الثلاث',
  28: 'Street Fighter|街头霸王|ストリートファイター|Street Fighter',
}

interface Circuit {
  /** `{}` is the game's word. */
  name: string
  abbr: string
  country: string
  tier: LeagueSpec['tier']
  zone: string
}

const CHINA: Circuit = {
  name: 'Dragon Gate {} League|龙门{}联赛|ドラゴンゲート・{}リーグ|دوري بوابة التنين {}',
  abbr: 'DG',
  country: 'CN',
  tier: 1,
  zone: 'Asia/Shanghai',
}
const KOREA: Circuit = {
  name: 'Han River {} Series|汉江{}系列赛|漢江{}シリーズ|سلسلة نهر هان {}',
  abbr: 'HR',
  country: 'KR',
  tier: 1,
  zone: 'Asia/Seoul',
}
const EUROPE: Circuit = {
  name: 'European {} Masters Circuit|欧洲{}大师巡回赛|ヨーロピアン・{}・マスターズ|سلسلة الأساتذة الأوروبية {}',
  abbr: 'EM',
  country: 'INT',
  tier: 2,
  zone: 'Europe/Berlin',
}
const AMERICAS: Circuit = {
  name: 'Americas {} Clash|美洲{}对抗赛|アメリカズ・{}・クラッシュ|مواجهة الأمريكتين {}',
  abbr: 'AC',
  country: 'INT',
  tier: 2,
  zone: 'America/New_York',
}
const ASIA: Circuit = {
  name: 'Asia {} Open|亚洲{}公开赛|アジア・{}・オープン|بطولة آسيا المفتوحة {}',
  abbr: 'AO',
  country: 'INT',
  tier: 2,
  zone: 'Asia/Shanghai',
}
const SOUTHEAST_ASIA: Circuit = {
  name: 'Monsoon {} Championship|季风{}锦标赛|モンスーン・{}選手権|بطولة المونسون {}',
  abbr: 'MC',
  country: 'INT',
  tier: 2,
  zone: 'Asia/Singapore',
}

/** Puts the game's word into a circuit's name in each language. */
function circuitName(circuit: Circuit, gameId: number): string {
  const words = (GAME_WORDS[gameId] ?? '').split('|')
  return circuit.name
    .split('|')
    .map((form, language) => form.replace('{}', words[language] ?? ''))
    .join('|')
}

const league = (circuit: Circuit, gameId: number, bestOf: number, roster: LeagueSpec['roster']): LeagueSpec => ({
  name: circuitName(circuit, gameId),
  abbr: circuit.abbr,
  country: circuit.country,
  tier: circuit.tier,
  zone: circuit.zone,
  roster,
  bestOf,
})

/** A game with four regional leagues of ten. The Korean circuit of a MOBA plays best of five. */
const bigEsport = (gameId: number, bestOf: number, eastBestOf = bestOf): LeagueSpec[] => [
  league(CHINA, gameId, bestOf, organisations(10, 'china')),
  league(
    gameId === 3 ? SOUTHEAST_ASIA : KOREA,
    gameId,
    eastBestOf,
    organisations(10, gameId === 3 ? 'southeast_asia' : 'korea'),
  ),
  league(EUROPE, gameId, bestOf, organisations(10, 'europe')),
  league(AMERICAS, gameId, bestOf, organisations(10, 'americas')),
]

const teamEsport = (gameId: number, bestOf: number): LeagueSpec[] => [
  league(ASIA, gameId, bestOf, organisations(12, 'china', 'korea', 'southeast_asia')),
  league(EUROPE, gameId, bestOf, organisations(12, 'europe')),
  league(AMERICAS, gameId, bestOf, organisations(12, 'americas')),
]

const singleEsport = (gameId: number, bestOf: number): LeagueSpec[] => [
  league(ASIA, gameId, bestOf, people(24, 'chinese', 'korean', 'japanese')),
  league(EUROPE, gameId, bestOf, people(24, 'german', 'french', 'nordic', 'slavic', 'english', 'turkish')),
  league(AMERICAS, gameId, bestOf, people(24, 'english', 'spanish', 'portuguese')),
]

export const ESPORTS: Readonly<Record<number, readonly LeagueSpec[]>> = {
  0: teamEsport(0, 5),
  1: bigEsport(1, 3, 5),
  2: bigEsport(2, 3),
  3: bigEsport(3, 3, 5),
  4: bigEsport(4, 3, 5),
  5: teamEsport(5, 4),
  6: teamEsport(6, 4),
  7: teamEsport(7, 3),
  8: teamEsport(8, 3),
  9: singleEsport(9, 5),
  14: bigEsport(14, 3),
  16: teamEsport(16, 3),
  17: teamEsport(17, 5),
  18: singleEsport(18, 5),
  19: teamEsport(19, 5),
  20: teamEsport(20, 3),
  21: singleEsport(21, 5),
  22: teamEsport(22, 5),
  23: singleEsport(23, 5),
  24: teamEsport(24, 3),
  25: teamEsport(25, 3),
  26: teamEsport(26, 4),
  27: teamEsport(27, 5),
  28: singleEsport(28, 5),
}
