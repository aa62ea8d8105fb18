import type { Verb } from '#backend/core/serve.ts'
import { noOwnUser } from '#backend/identity/find-user.ts'
import type { levelCalls } from '#contract/level.ts'
import { experienceOf, LEVEL_ACTS, LEVEL_MAX } from '#contract/level-rules.ts'
import { todayOf } from './earn.ts'
import { readStandings } from './experience.store.ts'

export const getOwnLevel: Verb<typeof levelCalls.getOwnLevel> = async (context) => {
  const { accountDb, viewer, now } = context
  const [row] = await readStandings(accountDb, [viewer.uid])
  if (!row) return noOwnUser(context)
  const { watched, chatted, gifted } = todayOf(row, now)
  const { level } = row
  return {
    level,
    experience: Math.max(row.points, experienceOf(level)),
    from: experienceOf(level),
    ...(level < LEVEL_MAX ? { to: experienceOf(level + 1) } : {}),
    today: [
      { act: 'watch', earned: watched, max: LEVEL_ACTS.watch.dayMax },
      { act: 'chat', earned: chatted, max: LEVEL_ACTS.chat.dayMax },
      { act: 'gift', earned: gifted, max: LEVEL_ACTS.gift.dayMax },
    ],
  }
}
