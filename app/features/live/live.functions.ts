import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { matchCalls } from '#contract/match.ts'

export const listLiveRooms = createServerFn({ method: 'GET' })
  .validator(matchCalls.listLiveRooms.input)
  .handler(({ data }) => java().match.listLiveRooms(data))

export const getRoom = createServerFn({ method: 'GET' })
  .validator(matchCalls.getRoom.input)
  .handler(({ data }) => java().match.getRoom(data))
