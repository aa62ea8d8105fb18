import type { Verbs } from '#backend/core/serve.ts'
import type { streamerCalls } from '#contract/streamer.ts'
import { applyAsStreamer } from './apply.ts'
import { getStreamerStatus, isStreamer } from './get-status.ts'
import {
  cancelReservation,
  getOwnRoom,
  goLive,
  goOff,
  isBroadcasting,
  listReservable,
  reserveMatch,
  setOwnRoom,
} from './room-calls.ts'
import { checkPlaybackLink, getStreamLink, resetStreamLink } from './stream-link.ts'
import { uploadIdPhoto } from './upload-id-photo.ts'

export const streamerRoutes: Verbs<typeof streamerCalls> = {
  isStreamer,
  getStreamerStatus,
  uploadIdPhoto,
  applyAsStreamer,
  getOwnRoom,
  setOwnRoom,
  goLive,
  isBroadcasting,
  goOff,
  listReservable,
  reserveMatch,
  cancelReservation,
  getStreamLink,
  resetStreamLink,
  checkPlaybackLink,
}
