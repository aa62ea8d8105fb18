import { isbot } from 'isbot'
import type { Context } from '#backend/core/context.ts'
import { countViews } from '#backend/core/count-views.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { promotionCalls } from '#contract/promotion.ts'
import { openChannelOf } from './open-channels.ts'
import { VisitRate } from './visit-rate.ts'
import { addVisits, type Counted } from './visits.store.ts'

const { countView } = countViews<Counted>(addVisits)
const rate = new VisitRate()

/** A browser says what it is; whoever says nothing is none. */
const isPerson = ({ userAgent }: Context): boolean => userAgent !== '' && !isbot(userAgent)

export const countVisit: Verb<(typeof promotionCalls)['countVisit']> = async (
  context,
  { promotionChannelId, what = 'visit' },
) => {
  const { viewer, address, now } = context
  if (!isPerson(context) || !rate.allows(address, now)) return { done: true }
  const channel = await openChannelOf(context, promotionChannelId)
  if (!channel || channel.uid === viewer?.uid) return { done: true }
  if (what === 'download') countView(context, `${channel.id} downloads`)
  else {
    countView(context, `${channel.id} visits`)
    if (viewer) countView(context, `${channel.id} user_visits`)
  }
  return { done: true }
}
