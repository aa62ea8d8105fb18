import type { Verbs } from '#backend/core/serve.ts'
import type { chatCalls } from '#contract/chat-calls.ts'
import { deleteMessage, deleteMessageByAddress, getSpeech, sendMessage, sendMessageByAddress } from './by-call.ts'
import { addNote, getChatUser } from './chat-user.ts'
import { listDeeds } from './list-deeds.ts'
import { listMutes } from './list-mutes.ts'
import { listModerators, setModerator } from './moderators.ts'
import { reportMessage } from './report-message.ts'

export const chatRoutes: Verbs<typeof chatCalls> = {
  getSpeech,
  sendMessage,
  sendMessageByAddress,
  deleteMessage,
  deleteMessageByAddress,
  reportMessage,
  getChatUser,
  listModerators,
  setModerator,
  addNote,
  listDeeds,
  listMutes,
}
