import { BRAZILIAN_PLACES, MEXICAN_PLACES, NORTH_AMERICAN_PLACES } from './places/americas.ts'
import {
  ARABIAN_PLACES,
  AUSTRALIAN_PLACES,
  CHINESE_PLACES,
  INDIAN_PLACES,
  JAPANESE_PLACES,
} from './places/asia-pacific.ts'
import { ENGLISH_PLACES, FRENCH_PLACES, GERMAN_PLACES, SPANISH_PLACES } from './places/europe.ts'

/** Where a club is from: chooses its place and the manner in which clubs are called there. */
export type ClubCulture = 'en' | 'es' | 'de' | 'fr' | 'pt' | 'us' | 'mx' | 'cn' | 'jp' | 'ar' | 'in' | 'au'

export const PLACES: Record<ClubCulture, readonly string[]> = {
  en: ENGLISH_PLACES,
  es: SPANISH_PLACES,
  de: GERMAN_PLACES,
  fr: FRENCH_PLACES,
  pt: BRAZILIAN_PLACES,
  us: NORTH_AMERICAN_PLACES,
  mx: MEXICAN_PLACES,
  cn: CHINESE_PLACES,
  jp: JAPANESE_PLACES,
  ar: ARABIAN_PLACES,
  in: INDIAN_PLACES,
  au: AUSTRALIAN_PLACES,
}

/** Forms of a club's name around its place `{}`: English | Simplified Chinese | Japanese | Arabic. */
const FORMS: Partial<Record<ClubCulture, readonly string[]>> = {
  es: [
    'Real {}|皇家{}|レアル・{}|ريال {}',
    'Deportivo {}|{}体育|デポルティーボ・{}|ديبورتيفو {}',
    'Atlético {}|{}竞技|アトレティコ・{}|أتلتيكو {}',
    'Racing {}|{}竞赛|ラシン・{}|راسينغ {}',
    '{} CF|{}足球会|{}CF|نادي {}',
    'Unión {}|{}联盟|ウニオン・{}|أونيون {}',
    'Sporting {}|{}体育会|スポルティング・{}|سبورتينغ {}',
  ],
  de: [
    'SC {}|{}体育俱乐部|SC{}|نادي {}',
    'SV {}|{}体育会|SV{}|إس في {}',
    'Eintracht {}|{}团结|アイントラハト・{}|آينتراخت {}',
    'Union {}|{}联合|ウニオン・{}|أونيون {}',
    'Fortuna {}|福图纳{}|フォルトゥナ・{}|فورتونا {}',
    'Viktoria {}|维多利亚{}|ヴィクトリア・{}|فيكتوريا {}',
    'TSV {}|{}体操会|TSV{}|تي إس في {}',
  ],
  fr: [
    'Olympique {}|奥林匹克{}|オリンピック・{}|أولمبيك {}',
    'Stade {}|{}球会|スタッド・{}|ستاد {}',
    'AS {}|{}体育会|AS{}|نادي {}',
    'Racing {}|{}竞赛|ラシン・{}|راسينغ {}',
    'Étoile {}|{}之星|エトワール・{}|إيتوال {}',
    'Union {}|{}联盟|ユニオン・{}|أونيون {}',
  ],
  pt: [
    '{} EC|{}体育会|{}EC|نادي {}',
    'Atlético {}|{}竞技|アトレチコ・{}|أتلتيكو {}',
    'Nacional {}|国民{}|ナシオナル・{}|ناسيونال {}',
    'União {}|{}联盟|ウニオン・{}|أونياو {}',
    'Ferroviária {}|{}铁路|フェロヴィアリア・{}|فيروفياريا {}',
    'Náutico {}|{}航海|ナウチコ・{}|ناوتيكو {}',
  ],
  mx: [
    'Club {}|{}俱乐部|クルブ・{}|كلوب {}',
    'Deportivo {}|{}体育|デポルティーボ・{}|ديبورتيفو {}',
    'Jaguares {}|{}美洲豹|ハグアレス・{}|خاغواريس {}',
    'Cóndores {}|{}神鹰|コンドーレス・{}|كوندوريس {}',
    'Atlético {}|{}竞技|アトレティコ・{}|أتلتيكو {}',
  ],
  ar: [
    'Ittihad {}|{}联合|イテハド・{}|اتحاد {}',
    'Shabab {}|{}青年|シャバーブ・{}|شباب {}',
    'Nahda {}|{}复兴|ナフダ・{}|نهضة {}',
    '{} SC|{}体育会|{}SC|نادي {}',
    'Wahda {}|{}团结|ワフダ・{}|وحدة {}',
    'Fursan {}|{}骑士|フルサーン・{}|فرسان {}',
  ],
}

/** Forms that only football uses; other sports of the culture call their clubs by a nickname. */
const FOOTBALL_FORMS: Partial<Record<ClubCulture, readonly string[]>> = {
  en: [
    '{} United|{}联|{}・ユナイテッド|{} يونايتد',
    '{} Athletic|{}竞技|{}・アスレチック|{} أثلتيك',
    '{} City|{}城|{}・シティ|{} سيتي',
    '{} Rovers|{}流浪者|{}・ローヴァーズ|{} روفرز',
    '{} Town|{}镇|{}・タウン|{} تاون',
    '{} Wanderers|{}漫游者|{}・ワンダラーズ|{} واندررز',
    '{} Albion|{}阿尔比恩|{}・アルビオン|{} ألبيون',
    '{} County|{}郡|{}・カウンティ|{} كاونتي',
  ],
  us: [
    '{} FC|{}足球会|{}FC|نادي {}',
    '{} United|{}联|{}・ユナイテッド|{} يونايتد',
    '{} SC|{}足球俱乐部|{}SC|{} إس سي',
    'Sporting {}|{}体育会|スポルティング・{}|سبورتينغ {}',
    '{} Union|{}联合|{}・ユニオン|{} يونيون',
  ],
  au: [
    '{} FC|{}足球会|{}FC|نادي {}',
    '{} United|{}联|{}・ユナイテッド|{} يونايتد',
    '{} SC|{}足球俱乐部|{}SC|{} إس سي',
    '{} Rovers|{}流浪者|{}・ローヴァーズ|{} روفرز',
    '{} Union|{}联合|{}・ユニオン|{} يونيون',
  ],
  jp: [
    '{} Vento|{}文托|{}・ヴェント|{} فينتو',
    '{} Stella|{}斯特拉|{}・ステラ|{} ستيلا',
    '{} Azul|{}阿苏尔|{}・アズール|{} أزول',
    '{} Bravio|{}布拉维奥|{}・ブラヴィオ|{} برافيو',
    '{} Solare|{}索拉雷|{}・ソラーレ|{} سولاري',
    '{} Rivo|{}里沃|{}・リーヴォ|{} ريفو',
  ],
}

const NICKNAMES = [
  '{} Herons|{}苍鹭|{}・ヘロンズ|{} هيرونز',
  '{} Pioneers|{}先锋|{}・パイオニアーズ|{} بايونيرز',
  '{} Comets|{}彗星|{}・コメッツ|{} كوميتس',
  '{} Falcons|{}猎鹰|{}・ファルコンズ|{} فالكونز',
  '{} Foxes|{}灵狐|{}・フォクシーズ|{} فوكسز',
  '{} Tempest|{}风暴|{}・テンペスト|{} تمبست',
  '{} Otters|{}水獭|{}・オッターズ|{} أوترز',
  '{} Lancers|{}枪骑兵|{}・ランサーズ|{} لانسرز',
  '{} Bison|{}野牛|{}・バイソンズ|{} بايسون',
  '{} Cranes|{}仙鹤|{}・クレインズ|{} كرينز',
  '{} Voyagers|{}远航者|{}・ボイジャーズ|{} فوياجرز',
  '{} Stags|{}牡鹿|{}・スタッグス|{} ستاغز',
  '{} Embers|{}星火|{}・エンバーズ|{} إمبرز',
  '{} Orcas|{}虎鲸|{}・オルカス|{} أوركاز',
  '{} Sentinels|{}哨兵|{}・センチネルズ|{} سنتينلز',
  '{} Badgers|{}蜜獾|{}・バジャーズ|{} بادجرز',
  '{} Harriers|{}鹞鹰|{}・ハリアーズ|{} هاريرز',
  '{} Miners|{}矿工|{}・マイナーズ|{} ماينرز',
  '{} Lynx|{}山猫|{}・リンクス|{} لينكس',
  '{} Tides|{}潮汐|{}・タイズ|{} تايدز',
  '{} Kestrels|{}红隼|{}・ケストレルズ|{} كستريلز',
  '{} Forge|{}熔炉|{}・フォージ|{} فورج',
  '{} Meteors|{}流星|{}・メテオーズ|{} ميتيورز',
  '{} Beacons|{}灯塔|{}・ビーコンズ|{} بيكونز',
  '{} Drifters|{}浪客|{}・ドリフターズ|{} دريفترز',
  '{} Cobras|{}眼镜蛇|{}・コブラズ|{} كوبراز',
  '{} Mustangs|{}野马|{}・マスタングス|{} موستانغز',
  '{} Monsoon|{}季风|{}・モンスーン|{} مونسون',
]

/** How clubs of the culture are called in football or in another team sport. */
export const clubForms = (culture: ClubCulture, isFootball: boolean): readonly string[] =>
  (isFootball ? FOOTBALL_FORMS[culture] : undefined) ?? FORMS[culture] ?? NICKNAMES
