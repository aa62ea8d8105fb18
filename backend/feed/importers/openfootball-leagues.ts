import type { Names } from '#backend/core/names.ts'

export interface SourceLeague {
  id: number
  names: Names
  abbr: string
  /** ISO 3166 alpha-2. */
  country: string
  tier: number
  /** Where the league's kick-off times are local. */
  zone: string
}

/** Ids from here up are ours to give: the simulated catalogue stays below. */
const FIRST_ID = 900_000

let count = 0
const league = (
  country: string,
  tier: number,
  abbr: string,
  zone: string,
  [en_US, zh_CN, zh_tw, jp, ar]: readonly [string, string, string, string, string],
): SourceLeague => {
  count += 1
  return { id: FIRST_ID + count, names: { en_US, zh_CN, zh_tw, jp, ar }, abbr, country, tier, zone }
}

/** The leagues of openfootball/football.json by file name. New ones go to the end: the order gives the ids. */
export const OPENFOOTBALL_LEAGUES: Readonly<Record<string, SourceLeague>> = {
  'en.1': league('GB', 1, 'EPL', 'Europe/London', [
    'English Premier League',
    '英格兰足球超级联赛',
    '英格蘭足球超級聯賽',
    'プレミアリーグ',
    'الدوري الإنجليزي الممتاز',
  ]),
  'en.2': league('GB', 2, 'ELC', 'Europe/London', [
    'English Championship',
    '英格兰足球冠军联赛',
    '英格蘭足球冠軍聯賽',
    'EFLチャンピオンシップ',
    'دوري البطولة الإنجليزية',
  ]),
  'en.3': league('GB', 3, 'EL1', 'Europe/London', [
    'English League One',
    '英格兰足球甲级联赛',
    '英格蘭足球甲級聯賽',
    'EFLリーグ1',
    'الدوري الإنجليزي الأول',
  ]),
  'en.4': league('GB', 4, 'EL2', 'Europe/London', [
    'English League Two',
    '英格兰足球乙级联赛',
    '英格蘭足球乙級聯賽',
    'EFLリーグ2',
    'الدوري الإنجليزي الثاني',
  ]),
  'de.1': league('DE', 1, 'BUN', 'Europe/Berlin', [
    'German Bundesliga',
    '德国足球甲级联赛',
    '德國足球甲級聯賽',
    'ブンデスリーガ',
    'الدوري الألماني',
  ]),
  'de.2': league('DE', 2, 'BU2', 'Europe/Berlin', [
    'German 2. Bundesliga',
    '德国足球乙级联赛',
    '德國足球乙級聯賽',
    '2. ブンデスリーガ',
    'الدوري الألماني الثاني',
  ]),
  'es.1': league('ES', 1, 'LAL', 'Europe/Madrid', [
    'Spanish La Liga',
    '西班牙足球甲级联赛',
    '西班牙足球甲級聯賽',
    'ラ・リーガ',
    'الدوري الإسباني',
  ]),
  'es.2': league('ES', 2, 'LA2', 'Europe/Madrid', [
    'Spanish Segunda División',
    '西班牙足球乙级联赛',
    '西班牙足球乙級聯賽',
    'セグンダ・ディビシオン',
    'الدوري الإسباني الدرجة الثانية',
  ]),
  'it.1': league('IT', 1, 'SEA', 'Europe/Rome', [
    'Italian Serie A',
    '意大利足球甲级联赛',
    '義大利足球甲級聯賽',
    'セリエA',
    'الدوري الإيطالي',
  ]),
  'it.2': league('IT', 2, 'SEB', 'Europe/Rome', [
    'Italian Serie B',
    '意大利足球乙级联赛',
    '義大利足球乙級聯賽',
    'セリエB',
    'الدوري الإيطالي الدرجة الثانية',
  ]),
  'fr.1': league('FR', 1, 'LI1', 'Europe/Paris', [
    'French Ligue 1',
    '法国足球甲级联赛',
    '法國足球甲級聯賽',
    'リーグ・アン',
    'الدوري الفرنسي',
  ]),
  'fr.2': league('FR', 2, 'LI2', 'Europe/Paris', [
    'French Ligue 2',
    '法国足球乙级联赛',
    '法國足球乙級聯賽',
    'リーグ・ドゥ',
    'الدوري الفرنسي الدرجة الثانية',
  ]),
  'nl.1': league('NL', 1, 'ERE', 'Europe/Amsterdam', [
    'Dutch Eredivisie',
    '荷兰足球甲级联赛',
    '荷蘭足球甲級聯賽',
    'エールディヴィジ',
    'الدوري الهولندي',
  ]),
  'pt.1': league('PT', 1, 'PRI', 'Europe/Lisbon', [
    'Portuguese Primeira Liga',
    '葡萄牙足球超级联赛',
    '葡萄牙足球超級聯賽',
    'プリメイラ・リーガ',
    'الدوري البرتغالي',
  ]),
  'be.1': league('BE', 1, 'BPL', 'Europe/Brussels', [
    'Belgian Pro League',
    '比利时足球甲级联赛',
    '比利時足球甲級聯賽',
    'ベルギー・プロリーグ',
    'الدوري البلجيكي',
  ]),
  'at.1': league('AT', 1, 'ABL', 'Europe/Vienna', [
    'Austrian Bundesliga',
    '奥地利足球甲级联赛',
    '奧地利足球甲級聯賽',
    'オーストリア・ブンデスリーガ',
    'الدوري النمساوي',
  ]),
  'at.2': league('AT', 2, 'AB2', 'Europe/Vienna', [
    'Austrian 2. Liga',
    '奥地利足球乙级联赛',
    '奧地利足球乙級聯賽',
    'オーストリア2部リーグ',
    'الدوري النمساوي الثاني',
  ]),
  'sco.1': league('GB', 1, 'SPR', 'Europe/London', [
    'Scottish Premiership',
    '苏格兰足球超级联赛',
    '蘇格蘭足球超級聯賽',
    'スコティッシュ・プレミアシップ',
    'الدوري الاسكتلندي الممتاز',
  ]),
  'gr.1': league('GR', 1, 'GSL', 'Europe/Athens', [
    'Greek Super League',
    '希腊足球超级联赛',
    '希臘足球超級聯賽',
    'ギリシャ・スーパーリーグ',
    'الدوري اليوناني الممتاز',
  ]),
  'tr.1': league('TR', 1, 'TSL', 'Europe/Istanbul', [
    'Turkish Süper Lig',
    '土耳其足球超级联赛',
    '土耳其足球超級聯賽',
    'スュペル・リグ',
    'الدوري التركي الممتاز',
  ]),
}
