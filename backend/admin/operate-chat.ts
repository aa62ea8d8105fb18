import { doDeed } from '#backend/chat/by-call.ts'
import { setModerator } from '#backend/chat/moderators.ts'
import { isStaff } from '#backend/chat/speaker.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { adminChatCalls } from '#contract/admin-chat.ts'
import { muteEverywhere } from './chat-mutes.ts'

export const operateChat: Verb<typeof adminChatCalls.operateChat> = async (context, asked, file) => {
  const { roomId, uid } = asked
  switch (asked.act) {
    case 'mute':
      return doDeed(context, roomId, { mute: uid, minutes: asked.minutes })
    case 'unmute':
      return doDeed(context, roomId, { mute: uid, minutes: 0 })
    case 'appoint':
    case 'dismiss':
      return setModerator(context, { roomId, uid, isModerator: asked.act === 'appoint' }, file)
    case 'mute_everywhere':
    case 'unmute_everywhere': {
      if (!isStaff(context.viewer.roles)) return fail('forbidden')
      const minutes = asked.act === 'mute_everywhere' ? asked.minutes : 0
      return muteEverywhere(context, { uid, minutes, reason: asked.reason, roomId }, file)
    }
  }
}
