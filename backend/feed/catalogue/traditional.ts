/**
 * Simplified to traditional (Taiwan) characters, in pairs, for the characters that the catalogue's names use.
 * Whoever adds a name with a new simplified character adds its pair. Characters that transliterations keep
 * (里, 于, 夸) and the surname 朴 are left alone on purpose.
 */
const PAIRS = [
  '诺諾尔爾费費韦韋马馬罗羅奥奧莱萊邓鄧亚亞卢盧达達谢謝兰蘭萨薩丰豐万萬圣聖纳納贝貝伦倫吕呂讷訥欧歐云雲澜瀾岚嵐岭嶺东東锦錦龙龍枫楓',
  '泽澤阙闕阳陽鹤鶴屿嶼滨濱风風雾霧红紅绿綠樱櫻迈邁兹茲盖蓋门門苏蘇维維冈岡杰傑钱錢滩灘欢歡湾灣库庫叶葉图圖乌烏锡錫银銀铜銅灯燈铸鑄',
  '纸紙烬燼铁鐵莲蓮静靜鸢鳶点點汉漢蓝藍鹊鵲讯訊动動码碼脉脈冲衝来來巅巔轨軌韩韓鸦鴉极極钢鋼峡峽驱驅骑騎卫衛与與钥鑰虫蟲电電联聯会會',
  '阴陰砾礫鹰鷹击擊热熱带帶号號质質鸟鳥树樹协協议議采採组組竞競线線赛賽战戰师師开開满滿贯貫标標斗鬥飞飛镖鏢级級国國边邊陆陸猎獵军軍',
  '篮籃钻鑽职職业業榄欖荣榮绝絕游遊唤喚无無约約锋鋒际際争爭炉爐传傳说說兽獸对對决決尽盡间間杀殺头頭体體乐樂团團结結复復兴興镇鎮苍蒼',
  '鹭鷺灵靈獭獺枪槍远遠鲸鯨鹞鷂矿礦猫貓镜鏡凯凱赞贊优優贾賈钦欽内內齐齊轩軒铭銘栋棟宁寧鹏鵬涛濤张張陈陳刘劉杨楊赵趙黄黃吴吳孙孫飒颯',
  '辉輝凉涼诚誠纪紀骏駿铃鈴桥橋斋齋贤賢勋勳胜勝灿燦范範时時郑鄭权權琼瓊乔喬农農当當温溫鲁魯贡貢顿頓扬揚鲍鮑历歷别別连連',
].join('')

/** Words whose characters convert differently than one by one. */
const WORDS: readonly (readonly [string, string])[] = [
  ['巡回', '巡迴'],
  ['台风', '颱風'],
]

const table = new Map<string, string>()
const characters = [...PAIRS]
for (let at = 0; at + 1 < characters.length; at += 2) table.set(characters[at] ?? '', characters[at + 1] ?? '')

export function toTraditional(simplified: string): string {
  let text = simplified
  for (const [from, to] of WORDS) text = text.replaceAll(from, to)
  return [...text].map((character) => table.get(character) ?? character).join('')
}
