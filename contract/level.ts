import { type } from './ark.ts'
import { call } from './call.ts'
import { LEVEL_ACTS, type LevelAct } from './level-rules.ts'

const ActName = type.enumerated(...(Object.keys(LEVEL_ACTS) as LevelAct[]))

/** How far a user has come. `from` and `to`: the experience with which this level and the next begin; `to` is absent at the last. */
export const OwnLevel = type({
  level: 'number.integer',
  experience: 'number.integer',
  from: 'number.integer',
  'to?': 'number.integer',
  /** What today (UTC) gave, and what it may give at most. */
  today: type({ act: ActName, earned: 'number.integer', max: 'number.integer' }).array(),
})
export type OwnLevel = typeof OwnLevel.infer

export const levelCalls = {
  /** The caller's level. What was earned in a room is there after a minute or so. */
  getOwnLevel: call({
    method: 'GET',
    path: '/user/level',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: OwnLevel,
  }),
} as const
