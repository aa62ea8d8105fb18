import type { Names } from '#backend/core/names.ts'
import { namesOf } from './names-of.ts'

export interface SimulatedAnchor {
  id: number
  names: Names
  /** Product language code of the commentary. */
  language: string
}

const anchor = (id: number, language: string): SimulatedAnchor => ({
  id,
  names: namesOf(`name_anchor_${id}`),
  language,
})

/** Invented commentators of the simulated rooms. Streamers with an account have ids from 1,000. */
export const SIMULATED_ANCHORS: readonly SimulatedAnchor[] = [
  anchor(1, 'zh_CN'),
  anchor(2, 'zh_CN'),
  anchor(3, 'en_US'),
  anchor(4, 'en_US'),
  anchor(5, 'zh_CN'),
  anchor(6, 'jp'),
  anchor(7, 'ar'),
  anchor(8, 'zh_tw'),
  anchor(9, 'en_US'),
  anchor(10, 'zh_CN'),
]
