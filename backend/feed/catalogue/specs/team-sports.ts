import { clubs, type LeagueSpec } from './league-spec.ts'

const league = (
  name: string,
  abbr: string,
  country: string,
  tier: LeagueSpec['tier'],
  zone: string,
  roster: LeagueSpec['roster'],
): LeagueSpec => ({ name, abbr, country, tier, zone, roster })

export const FOOTBALL: readonly LeagueSpec[] = [
  league(
    'Northern Premier Division|北部超级联赛|ノーザン・プレミア・ディビジョン|الدوري الشمالي الممتاز',
    'NPD',
    'GB',
    1,
    'Europe/London',
    clubs('en', 18),
  ),
  league(
    'Primera Ibérica|伊比利亚甲级联赛|プリメーラ・イベリカ|الدوري الإيبيري الأول',
    'PIB',
    'ES',
    1,
    'Europe/Madrid',
    clubs('es', 18),
  ),
  league(
    'Deutsche Nationalrunde|德意志全国联赛|ドイチェ・ナツィオナールルンデ|الدوري الوطني الألماني',
    'DNR',
    'DE',
    1,
    'Europe/Berlin',
    clubs('de', 18),
  ),
  league(
    'Ligue Hexagone|法国六边形联赛|リーグ・エグザゴーヌ|دوري الهكساغون الفرنسي',
    'LHX',
    'FR',
    2,
    'Europe/Paris',
    clubs('fr', 16),
  ),
  league(
    'Liga Atlântica|巴西大西洋联赛|リーガ・アトランチカ|الدوري الأطلسي البرازيلي',
    'LAT',
    'BR',
    1,
    'America/Sao_Paulo',
    clubs('pt', 18),
  ),
  league(
    'Continental Soccer League|北美大陆足球联赛|コンチネンタル・サッカーリーグ|دوري القارة لكرة القدم',
    'CSL',
    'US',
    2,
    'America/New_York',
    clubs('us', 18),
  ),
  league(
    'Liga del Sol|墨西哥太阳联赛|リーガ・デル・ソル|دوري الشمس المكسيكي',
    'LDS',
    'MX',
    3,
    'America/Mexico_City',
    clubs('mx', 16),
  ),
  league(
    'Great Rivers Super League|江河超级联赛|江河スーパーリーグ|دوري الأنهار الصيني الممتاز',
    'GRL',
    'CN',
    2,
    'Asia/Shanghai',
    clubs('cn', 16),
  ),
  league(
    'Sakura League|日本樱花联赛|サクラリーグ|دوري الساكورا الياباني',
    'SKL',
    'JP',
    2,
    'Asia/Tokyo',
    clubs('jp', 16),
  ),
  league(
    'Desert Falcon League|沙漠猎鹰联赛|デザートファルコン・リーグ|دوري صقور الصحراء',
    'DFL',
    'SA',
    3,
    'Asia/Riyadh',
    clubs('ar', 16),
  ),
  league(
    'Southern Cross Championship|澳洲南十字冠军联赛|サザンクロス・チャンピオンシップ|بطولة صليب الجنوب',
    'SCC',
    'AU',
    3,
    'Australia/Sydney',
    clubs('au', 16),
  ),
  {
    ...league(
      'Continental Crown Cup|大陆皇冠杯|コンチネンタル・クラウンカップ|كأس التاج القاري',
      'CCC',
      'INT',
      1,
      'Europe/Paris',
      { kind: 'cup', leagues: [1, 2, 3, 4], each: 5 },
    ),
    isKnockout: true,
  },
  {
    ...league('Pacific Shield|太平洋盾杯|パシフィック・シールド|درع المحيط الهادئ', 'PSH', 'INT', 2, 'Asia/Tokyo', {
      kind: 'cup',
      leagues: [8, 9, 10],
      each: 6,
    }),
    isKnockout: true,
  },
]

export const BASKETBALL: readonly LeagueSpec[] = [
  league(
    'American Hardwood League|美国硬木篮球联赛|アメリカン・ハードウッド・リーグ|الدوري الأمريكي لكرة السلة',
    'AHL',
    'US',
    1,
    'America/New_York',
    clubs('us', 14),
  ),
  league(
    'Great Rivers Basketball League|江河篮球联赛|江河バスケットボールリーグ|دوري الأنهار الصيني لكرة السلة',
    'GRB',
    'CN',
    1,
    'Asia/Shanghai',
    clubs('cn', 14),
  ),
  league(
    'Liga Ibérica de Baloncesto|伊比利亚篮球联赛|リーガ・イベリカ|الدوري الإيبيري لكرة السلة',
    'LIB',
    'ES',
    2,
    'Europe/Madrid',
    clubs('es', 14),
  ),
  league(
    'Sakura Basketball League|日本樱花篮球联赛|サクラ・バスケットボールリーグ|دوري الساكورا لكرة السلة',
    'SBL',
    'JP',
    2,
    'Asia/Tokyo',
    clubs('jp', 14),
  ),
  league(
    'Basket Nationalrunde|德意志全国篮球联赛|バスケット・ナツィオナールルンデ|الدوري الألماني لكرة السلة',
    'BNR',
    'DE',
    2,
    'Europe/Berlin',
    clubs('de', 14),
  ),
  league(
    'Basquete Atlântico|巴西大西洋篮球联赛|バスケッチ・アトランチコ|الدوري الأطلسي لكرة السلة',
    'BAT',
    'BR',
    3,
    'America/Sao_Paulo',
    clubs('pt', 14),
  ),
]

export const CRICKET: readonly LeagueSpec[] = [
  league(
    'Monsoon Twenty20|季风二十回合联赛|モンスーン・トゥエンティ20|دوري المونسون للكريكيت',
    'MT20',
    'IN',
    1,
    'Asia/Kolkata',
    clubs('in', 10),
  ),
  league(
    'County Shield T20|英格兰郡盾联赛|カウンティ・シールドT20|درع المقاطعات للكريكيت',
    'CS20',
    'GB',
    2,
    'Europe/London',
    clubs('en', 10),
  ),
  league(
    'Southern Cross Bash|南十字板球联赛|サザンクロス・バッシュ|دوري صليب الجنوب للكريكيت',
    'SCB',
    'AU',
    1,
    'Australia/Sydney',
    clubs('au', 10),
  ),
]

export const BASEBALL: readonly LeagueSpec[] = [
  league(
    'Grand Diamond League|大钻石棒球联盟|グランド・ダイヤモンド・リーグ|دوري الماسة الكبرى للبيسبول',
    'GDL',
    'US',
    1,
    'America/New_York',
    clubs('us', 12),
  ),
  league(
    'Yakyu Sakura League|日本樱花职业棒球|サクラ野球リーグ|دوري الساكورا للبيسبول',
    'YSL',
    'JP',
    1,
    'Asia/Tokyo',
    clubs('jp', 12),
  ),
  league(
    'Liga Béisbol del Sol|墨西哥太阳棒球联盟|リーガ・ベイスボル・デル・ソル|دوري الشمس للبيسبول',
    'LBS',
    'MX',
    2,
    'America/Mexico_City',
    clubs('mx', 10),
  ),
  league(
    'Liga Ibérica de Béisbol|伊比利亚棒球联赛|リーガ・イベリカ・デ・ベイスボル|الدوري الإيبيري للبيسبول',
    'LIBB',
    'ES',
    3,
    'Europe/Madrid',
    clubs('es', 12),
  ),
]

export const AMERICAN_FOOTBALL: readonly LeagueSpec[] = [
  league(
    'Gridiron Union|美式橄榄球联合会|グリッドアイアン・ユニオン|اتحاد كرة القدم الأمريكية',
    'GRU',
    'US',
    1,
    'America/New_York',
    clubs('us', 16),
  ),
  league(
    'Europa Gridiron|欧洲美式橄榄球联赛|エウロパ・グリッドアイアン|الدوري الأوروبي لكرة القدم الأمريكية',
    'EGR',
    'DE',
    3,
    'Europe/Berlin',
    clubs('de', 12),
  ),
  league(
    'Sakura Bowl League|日本樱花碗联赛|サクラボウル・リーグ|دوري ساكورا لكرة القدم الأمريكية',
    'SBO',
    'JP',
    2,
    'Asia/Tokyo',
    clubs('jp', 12),
  ),
]

export const VOLLEYBALL: readonly LeagueSpec[] = [
  {
    ...league(
      'Superliga Atlântica de Vôlei|巴西大西洋排球超级联赛|ヴォレイ・スーペルリーガ|الدوري الأطلسي للكرة الطائرة',
      'SAV',
      'BR',
      1,
      'America/Sao_Paulo',
      clubs('pt', 12),
    ),
    bestOf: 5,
  },
  {
    ...league(
      'Sakura Volleyball League|日本樱花排球联赛|サクラ・バレーボールリーグ|دوري الساكورا للكرة الطائرة',
      'SVL',
      'JP',
      1,
      'Asia/Tokyo',
      clubs('jp', 12),
    ),
    bestOf: 5,
  },
  {
    ...league(
      'Volley Hexagone|法国六边形排球联赛|ヴォレー・エグザゴーヌ|دوري الهكساغون للكرة الطائرة',
      'VHX',
      'FR',
      2,
      'Europe/Paris',
      clubs('fr', 12),
    ),
    bestOf: 5,
  },
]
