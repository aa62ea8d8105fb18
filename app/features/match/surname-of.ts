const PARTICLES = /^(?:al|bin|da|de|del|den|der|di|do|dos|du|el|la|le|ten|ter|van|von)$/
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
/** Korean given names are written with a hyphen; these families are common in China and no given names elsewhere. */
const FAMILY_FIRST =
  /^(?:\S+ [A-Z][a-z]+-[a-z]+|(?:cai|cao|chen|cheng|deng|ding|dong|fan|fang|feng|fu|gao|guo|han|he|hou|hu|huang|jia|jiang|jin|li|liang|liao|lin|liu|lu|luo|ma|meng|pan|peng|qian|qin|ren|shen|shi|song|sun|tan|tang|tian|wang|wei|wu|xia|xiao|xie|xiong|xu|yan|yang|yao|ye|yin|yu|yuan|zeng|zhang|zhao|zheng|zhong|zhou|zhu|zou) \S+)$/i

/**
 * How a person is called where space is short: "Harry Langford" is Langford, "Kevin De Bruyne" De Bruyne, 哈里·兰福德 is
 * 兰福德, 山田 太郎 is 山田, "Han Hongyi" Han, "Son Heung-min" Son. A name of one word, a nickname too, stays as it is.
 */
export function surnameOf(name: string): string {
  const dotted = name.split(/[·・]/)
  if (dotted.length > 1) return dotted.at(-1) || name
  const words = name.split(' ')
  if (EAST_ASIAN.test(name) || FAMILY_FIRST.test(name)) return words[0] || name
  let first = words.length - 1
  while (first > 1 && PARTICLES.test(words[first - 1]?.toLowerCase() ?? '')) first--
  return words.slice(first).join(' ') || name
}
