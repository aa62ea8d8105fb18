/** Uploads of videos for tests. */
import type { Call, Envelope } from '#contract/call.ts'
import type { OwnVideo, Upload, VideoFacts } from '#contract/video.ts'
import { videoCalls } from '#contract/video.ts'
import { partsOf, VIDEO_PART_BYTES } from '#contract/video-rules.ts'
import { type Asked, call, envelopeOf, send } from './calls.ts'
import { type Bytes, mp4 } from './video-files.ts'

/** The envelope of a call that brings a file. */
export async function upload(entry: Call, query: object, file: Bytes, asked: Asked): Promise<Envelope> {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return (await send(`/java${entry.path}?${text}`, { method: 'POST', body: file }, asked)).json()
}

export const putPart = ({ id, lease }: Pick<Upload, 'id' | 'lease'>, part: number, file: Bytes, asked: Asked) =>
  upload(
    videoCalls.putVideoPart,
    { id, lease, part },
    file.slice((part - 1) * VIDEO_PART_BYTES, part * VIDEO_PART_BYTES),
    asked,
  )

/** Uploads a whole file. */
export async function uploadWhole(
  file: Bytes,
  asked: Asked,
  type: 'video/mp4' | 'video/webm' = 'video/mp4',
): Promise<OwnVideo> {
  const begun = await call(videoCalls.startVideo, { name: 'a', size: file.length, type }, asked)
  for (let part = 1; part <= partsOf(file.length); part++) await putPart(begun, part, file, asked)
  return call(videoCalls.completeVideo, { id: begun.id, lease: begun.lease }, asked)
}

export const FACTS: VideoFacts = {
  title: 'A great save',
  summary: 'From behind the goal.',
  language: 'en_US',
  chapters: [],
}

/** Uploads a file and sends it to review. */
export async function sendVideo(asked: Asked, facts: Partial<VideoFacts> = {}, file = mp4()): Promise<OwnVideo> {
  const { id, revision } = await uploadWhole(file, asked)
  return call(videoCalls.saveVideo, { ...FACTS, ...facts, id, revision, isSent: true }, asked)
}

export const faultOf = async (entry: Call, input: object, asked: Asked): Promise<string | undefined> =>
  (await envelopeOf(entry, input, asked)).errorMsg
