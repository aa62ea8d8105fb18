import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { revenueCalls } from '#contract/revenue.ts'
import { streamerCalls } from '#contract/streamer.ts'

export const getStreamerStatus = serverRead.handler(forward(streamerCalls.getStreamerStatus))
export const applyAsStreamer = serverWrite.handler(forward(streamerCalls.applyAsStreamer))
export const getOwnRoom = serverRead.handler(forward(streamerCalls.getOwnRoom))
export const setOwnRoom = serverWrite.handler(forward(streamerCalls.setOwnRoom))
export const goLive = serverWrite.handler(forward(streamerCalls.goLive))
export const goOff = serverWrite.handler(forward(streamerCalls.goOff))
export const listReservable = serverRead.handler(forward(streamerCalls.listReservable))
export const reserveMatch = serverWrite.handler(forward(streamerCalls.reserveMatch))
export const cancelReservation = serverWrite.handler(forward(streamerCalls.cancelReservation))
export const getStreamLink = serverSearch.handler(forward(streamerCalls.getStreamLink))
export const resetStreamLink = serverWrite.handler(forward(streamerCalls.resetStreamLink))
export const checkPlaybackLink = serverSearch.handler(forward(streamerCalls.checkPlaybackLink))
export const getRevenueTotals = serverRead.handler(forward(revenueCalls.getRevenueTotals))
export const listRevenue = serverRead.handler(forward(revenueCalls.listRevenue))
