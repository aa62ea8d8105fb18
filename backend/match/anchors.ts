import { parseNames } from '#backend/feed/catalogue/names.ts'
import { seedOf } from '#backend/feed/random.ts'
import type { Names } from '#backend/feed/types.ts'

interface Anchor {
  id: number
  names: Names
  /** Product language code of his or her commentary. */
  language: string
}

const anchor = (id: number, language: string, names: string): Anchor => ({ id, language, names: parseNames(names) })

/** Invented commentators of the simulated rooms. */
const ANCHORS: readonly Anchor[] = [
  anchor(1, 'zh_CN', 'Lin Touchline|林边线'),
  anchor(2, 'zh_CN', 'Coach Maple|枫教练'),
  anchor(3, 'en_US', 'Nell at Night|夜场妮尔'),
  anchor(4, 'en_US', 'Ollie Fulltime|终场奥利'),
  anchor(5, 'zh_CN', 'Old Scoreboard|老记分牌'),
  anchor(6, 'jp', 'Haru Kickoff|开球小春|キックオフのハル'),
  anchor(7, 'ar', 'Voice of Samir|萨米尔之声||صوت سمير'),
  anchor(8, 'zh_tw', 'Gate Seven|七号门'),
  anchor(9, 'en_US', 'Double Overtime|双加时'),
  anchor(10, 'zh_CN', 'Miss Counterattack|反击小姐'),
]

/** Who comments on a match; always the same. */
export const anchorOf = (matchId: number): Anchor =>
  ANCHORS[seedOf('anchor', matchId) % ANCHORS.length] ?? (ANCHORS[0] as Anchor)
