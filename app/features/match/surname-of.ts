const PARTICLES = /^(?:al|bin|da|de|del|den|der|di|do|dos|du|el|la|le|ten|ter|van|von)$/
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
/** Korean given names are written with a hyphen and one capital, unlike Al-Amri; in Arabic with a hyphen too. */
const KOREAN = /^(?:\S+ [A-Z][a-z]+-[a-z]+|[\u0621-\u064a]+ [\u0621-\u064a]+-[\u0621-\u064a]+)$/
/** The same in katakana, by the families: An, I, Im, O, Kang, Kim, Kwon, Ko, ... */
const KOREAN_IN_JAPANESE =
  /^(?:\u30a2\u30f3|\u30a4|\u30a4\u30e0|\u30aa|\u30ab\u30f3|\u30ad\u30e0|\u30af\u30a9\u30f3|\u30b3|\u30b7\u30f3|\u30bd|\u30bd\u30f3|\u30c1\u30a7|\u30c1\u30e3\u30f3|\u30c1\u30e7|\u30c1\u30e7\u30f3|\u30cf\u30f3|\u30d1\u30af|\u30d5\u30a1\u30f3|\u30da|\u30db\u30f3|\u30e0\u30f3|\u30e6\u30f3|\u30ea\u30e5)[・·]/
/** Families that are common in China and no given names elsewhere; then the commonest in Arabic letters. */
const CHINESE =
  /^(?:cai|cao|chen|cheng|deng|ding|dong|fan|fang|feng|fu|gao|guo|han|he|hou|hu|huang|jia|jiang|jin|li|liang|liao|lin|liu|lu|luo|ma|meng|pan|peng|qian|qin|ren|shen|shi|song|sun|tan|tang|tian|wang|wei|wu|xia|xiao|xie|xiong|xu|yan|yang|yao|ye|yin|yu|yuan|zeng|zhang|zhao|zheng|zhong|zhou|zhu|zou|\u062a\u0627\u0646\u063a|\u062a\u0634\u0627\u0646\u063a|\u062a\u0634\u0627\u0648|\u062a\u0634\u0646|\u062a\u0634\u0648|\u062c\u0648|\u0633\u0648\u0646|\u0633\u0648\u0646\u063a|\u0634\u0648|\u0634\u064a\u0647|\u063a\u0627\u0648|\u063a\u0648|\u0644\u0648\u0647|\u0644\u064a|\u0644\u064a\u0627\u0646\u063a|\u0644\u064a\u0646|\u0644\u064a\u0648|\u0647\u0627\u0646|\u0647\u0648|\u0647\u0648\u0627\u0646\u063a|\u0647\u064a|\u0648\u0627\u0646\u063a|\u0648\u0648|\u064a\u0627\u0646\u063a) \S+$/i

/**
 * How a person is called where space is short: "Harry Langford" is Langford, "Kevin De Bruyne" De Bruyne, 哈里·兰福德 is
 * 兰福德, 山田 太郎 is 山田, "Son Heung-min" Son. A Chinese name stays whole, because many share a family's; so does a name
 * of one word, a nickname too.
 */
export function surnameOf(name: string): string {
  const dotted = name.split(/[·・]/)
  if (dotted.length > 1) return dotted.at(KOREAN_IN_JAPANESE.test(name) ? 0 : -1) || name
  const words = name.split(' ')
  if (EAST_ASIAN.test(name) || KOREAN.test(name)) return words[0] || name
  if (CHINESE.test(name)) return name
  let first = words.length - 1
  while (first > 1 && PARTICLES.test(words[first - 1]?.toLowerCase() ?? '')) first--
  return words.slice(first).join(' ') || name
}
