import type { Names } from '#backend/core/names.ts'
import { parseNames } from './catalogue/names.ts'

export interface SimulatedAnchor {
  id: number
  names: Names
  /** Product language code of the commentary. */
  language: string
}

const anchor = (id: number, language: string, names: string): SimulatedAnchor => ({
  id,
  language,
  names: parseNames(names),
})

/** Invented commentators of the simulated rooms. Streamers with an account have ids from 1,000. */
export const SIMULATED_ANCHORS: readonly SimulatedAnchor[] = [
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
