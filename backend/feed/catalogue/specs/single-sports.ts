import { type LeagueSpec, people } from './league-spec.ts'

const tour = (
  name: string,
  abbr: string,
  tier: LeagueSpec['tier'],
  zone: string,
  roster: LeagueSpec['roster'],
  bestOf: number,
): LeagueSpec => ({ name, abbr, country: 'INT', tier, zone, roster, bestOf, isKnockout: true })

export const TENNIS: readonly LeagueSpec[] = [
  tour(
    'Meridian Tour 1000|子午线巡回赛1000|メリディアン・ツアー1000|جولة ميريديان 1000',
    'MT1K',
    1,
    'Europe/Paris',
    people(32, 'spanish', 'french', 'slavic', 'german', 'english'),
    3,
  ),
  tour(
    'Pacific Tour 500|太平洋巡回赛500|パシフィック・ツアー500|جولة المحيط الهادئ 500',
    'PT5H',
    2,
    'Asia/Shanghai',
    people(32, 'chinese', 'japanese', 'english', 'korean', 'slavic'),
    3,
  ),
  tour(
    'Americas Tour 250|美洲巡回赛250|アメリカズ・ツアー250|جولة الأمريكتين 250',
    'AT25',
    2,
    'America/New_York',
    people(32, 'english', 'spanish', 'portuguese', 'slavic'),
    3,
  ),
  tour(
    'Challenger Circuit|挑战者巡回赛|チャレンジャー・サーキット|سلسلة التحدي',
    'CHC',
    3,
    'Asia/Dubai',
    people(32, 'arabic', 'turkish', 'slavic', 'nordic', 'indian', 'german'),
    3,
  ),
]

export const SNOOKER: readonly LeagueSpec[] = [
  tour(
    'Baize Masters|绿呢大师赛|ベイズ・マスターズ|ماسترز السنوكر',
    'BZM',
    1,
    'Europe/London',
    people(24, 'english', 'chinese'),
    9,
  ),
  tour(
    'Orient Snooker Classic|东方斯诺克精英赛|オリエント・スヌーカー・クラシック|كلاسيكية الشرق للسنوكر',
    'OSC',
    2,
    'Asia/Shanghai',
    people(24, 'chinese', 'english', 'arabic'),
    9,
  ),
  tour(
    'Atlantic Snooker Open|大西洋斯诺克公开赛|アトランティック・スヌーカー・オープン|بطولة الأطلسي المفتوحة للسنوكر',
    'ASO',
    3,
    'America/New_York',
    people(24, 'english', 'portuguese', 'german'),
    9,
  ),
]

export const BADMINTON: readonly LeagueSpec[] = [
  tour(
    'Shuttle World Series|羽球世界系列赛|シャトル・ワールドシリーズ|السلسلة العالمية للريشة الطائرة',
    'SWS',
    1,
    'Asia/Shanghai',
    people(32, 'chinese', 'japanese', 'korean', 'indian'),
    3,
  ),
  tour(
    'Nordic Shuttle Open|北欧羽毛球公开赛|ノルディック・シャトル・オープン|بطولة الشمال المفتوحة للريشة الطائرة',
    'NSO',
    2,
    'Europe/Copenhagen',
    people(32, 'nordic', 'german', 'english', 'french'),
    3,
  ),
  tour(
    'Pan-American Shuttle Tour|泛美羽毛球巡回赛|パンアメリカン・シャトルツアー|جولة الأمريكتين للريشة الطائرة',
    'PST',
    3,
    'America/New_York',
    people(32, 'english', 'spanish', 'portuguese', 'chinese'),
    3,
  ),
]

export const TABLE_TENNIS: readonly LeagueSpec[] = [
  tour(
    'Grand Table Series|乒乓大满贯系列赛|グランド・テーブル・シリーズ|السلسلة الكبرى لكرة الطاولة',
    'GTS',
    1,
    'Asia/Shanghai',
    people(32, 'chinese', 'japanese', 'korean'),
    7,
  ),
  tour(
    'Rhine Table Tennis Cup|莱茵乒乓球杯|ライン卓球カップ|كأس الراين لكرة الطاولة',
    'RTC',
    2,
    'Europe/Berlin',
    people(32, 'german', 'french', 'nordic', 'slavic'),
    7,
  ),
  tour(
    'Americas Table Tennis Tour|美洲乒乓球巡回赛|アメリカズ卓球ツアー|جولة الأمريكتين لكرة الطاولة',
    'ATT',
    3,
    'America/Sao_Paulo',
    people(32, 'portuguese', 'spanish', 'english', 'japanese'),
    7,
  ),
]

export const MMA: readonly LeagueSpec[] = [
  tour(
    'Iron Octave Championship|铁八角锦标赛|アイアン・オクターブ選手権|بطولة الثمانية الحديدية',
    'IOC',
    1,
    'America/New_York',
    people(48, 'english', 'portuguese', 'slavic', 'spanish'),
    3,
  ),
  tour(
    'Rising Lotus Fights|升莲格斗|ライジングロータス・ファイツ|نزالات اللوتس الصاعد',
    'RLF',
    2,
    'Asia/Shanghai',
    people(48, 'chinese', 'japanese', 'korean', 'indian'),
    3,
  ),
  tour(
    'Caucasus Fight Nights|高加索格斗之夜|コーカサス・ファイトナイト|ليالي القوقاز للنزال',
    'CFN',
    3,
    'Europe/Istanbul',
    people(48, 'turkish', 'slavic', 'arabic', 'german'),
    3,
  ),
]

/** Game 200, every sport without rules of its own: darts. */
export const OTHER_SPORTS: readonly LeagueSpec[] = [
  tour(
    'Oche World Series|飞镖世界系列赛|オーキ・ワールドシリーズ|السلسلة العالمية للسهام',
    'OWS',
    1,
    'Europe/London',
    people(24, 'english', 'german', 'nordic', 'french'),
    5,
  ),
  tour(
    'Asian Darts Circuit|亚洲飞镖巡回赛|アジア・ダーツ・サーキット|سلسلة آسيا للسهام',
    'ADC',
    2,
    'Asia/Tokyo',
    people(24, 'japanese', 'chinese', 'korean'),
    5,
  ),
  tour(
    'Atlantic Darts Open|大西洋飞镖公开赛|アトランティック・ダーツ・オープン|بطولة الأطلسي المفتوحة للسهام',
    'ADO',
    3,
    'America/New_York',
    people(24, 'english', 'spanish', 'portuguese'),
    5,
  ),
]
