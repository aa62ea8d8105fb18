import { type VideoParams, type VideoSearch, videoPageOf } from './video-places.ts'

/** A page of videos. */
export function VideoPlace({ params, search }: { params: VideoParams; search: VideoSearch }) {
  const place = videoPageOf(params, search)
  if (!place) return null
  const { Page, variant: _, ...shown } = place
  return <Page key={`${params.game} ${params.id}`} {...shown} />
}
