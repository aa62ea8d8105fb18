import type { Verbs } from '#backend/core/serve.ts'
import type { streamerCalls } from '#contract/streamer.ts'
import type { streamerProfileCalls } from '#contract/streamer-profile.ts'
import { applyAsStreamer } from './apply.ts'
import { getStreamerStatus, isStreamer } from './get-status.ts'
import { anchorInfo, removeAnchorPicture, updateAnchor, uploadAnchorPicture } from './profile.ts'
import { addIpWhite, getAnchorIP, removeIpWhite } from './push-addresses.ts'
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

export const streamerRoutes: Verbs<typeof streamerCalls & typeof streamerProfileCalls> = {
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
  anchorInfo,
  updateAnchor,
  uploadAnchorPicture,
  removeAnchorPicture,
  getAnchorIP,
  addIpWhite,
  removeIpWhite,
}
