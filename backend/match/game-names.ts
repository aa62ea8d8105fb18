import type { Names } from '#backend/core/names.ts'
import { parseNames } from '#backend/feed/catalogue/names.ts'
import type { Game } from '#contract/games.ts'

/** By game id: English | Simplified Chinese | Japanese | Arabic. */
const ROWS: Readonly<Record<number, string>> = {
  202: 'Football|足球|サッカー|كرة القدم',
  201: 'Basketball|篮球|バスケットボール|كرة السلة',
  1: 'League of Legends|英雄联盟|リーグ・オブ・レジェンド|ليغ أوف ليجيندز',
  2: 'CS:GO|反恐精英|CS:GO|كاونتر سترايك',
  4: 'Dota 2|刀塔2|Dota 2|دوتا 2',
  3: 'Honor of Kings|王者荣耀|オナー・オブ・キングス|هونر أوف كينغز',
  203: 'Tennis|网球|テニス|التنس',
  205: 'Baseball|棒球|野球|البيسبول',
  210: 'Cricket|板球|クリケット|الكريكيت',
  14: 'Valorant|无畏契约|ヴァロラント|فالورانت',
  7: 'LoL Mobile|英雄联盟手游|LoLモバイル|ليغ أوف ليجيندز للجوال',
  5: 'PUBG|绝地求生|PUBG|ببجي',
  6: 'PUBG Mobile|绝地求生手游|PUBGモバイル|ببجي موبايل',
  206: 'Volleyball|排球|バレーボール|الكرة الطائرة',
  208: 'Table tennis|乒乓球|卓球|تنس الطاولة',
  207: 'Badminton|羽毛球|バドミントン|الريشة الطائرة',
  204: 'Snooker|斯诺克|スヌーカー|السنوكر',
  209: 'American football|美式足球|アメリカンフットボール|كرة القدم الأمريكية',
  25: 'Mobile Legends|无尽对决|モバイル・レジェンド|موبايل ليجندز',
  24: 'Arena of Valor|传说对决|伝説対決|أرينا أوف فالور',
  26: 'Naraka|永劫无间|NARAKA|ناراكا',
  8: 'Call of Duty|使命召唤|コール オブ デューティ|كول أوف ديوتي',
  9: 'FIFA|FIFA足球|FIFA|فيفا',
  16: 'CrossFire|穿越火线|クロスファイア|كروس فاير',
  17: 'Overwatch|守望先锋|オーバーウォッチ|أوفرواتش',
  18: 'StarCraft 2|星际争霸2|スタークラフト2|ستار كرافت 2',
  19: 'Rocket League|火箭联盟|ロケットリーグ|روكيت ليغ',
  20: 'Rainbow Six|彩虹六号|レインボーシックス|رينبو سيكس',
  21: 'Hearthstone|炉石传说|ハースストーン|هارثستون',
  22: 'NBA 2K|NBA 2K|NBA 2K|إن بي إيه 2K',
  23: 'Warcraft 3|魔兽争霸3|ウォークラフト3|واركرافت 3',
  27: 'Three Kingdoms|三国|三国志|الممالك الثلاث',
  28: 'Street Fighter 5|街头霸王5|ストリートファイターV|ستريت فايتر 5',
  15: 'MMA|综合格斗|総合格闘技|الفنون القتالية المختلطة',
  0: 'Other esports|其他电竞|その他のeスポーツ|رياضات إلكترونية أخرى',
  200: 'Other sports|其他体育|その他のスポーツ|رياضات أخرى',
}

const names = new Map(Object.entries(ROWS).map(([id, row]) => [Number(id), parseNames(row)]))

export const gameNames = (game: Game): Names => names.get(game.id) ?? { en_US: game.abbr, zh_CN: game.abbr }
