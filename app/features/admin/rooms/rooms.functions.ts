import { serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminRoomCalls } from '#contract/admin-rooms.ts'

export const listAdminRooms = serverSearch.handler(forward(adminRoomCalls.listAdminRooms))
export const setRoomPriority = serverWrite.handler(forward(adminRoomCalls.setRoomPriority))
export const endRoomPriority = serverWrite.handler(forward(adminRoomCalls.endRoomPriority))
