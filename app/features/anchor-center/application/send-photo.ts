import type { Result } from '#contract/call.ts'
import type { IdPhotoKind } from '#contract/streamer-rules.ts'
import { sendFile } from '../../session/send-file.ts'

/** Uploads a photo for an application. */
export const sendPhoto = (
  { data: { key, input } }: { data: { key: string; input: { kind: IdPhotoKind; photo: Blob } } },
  hasOwnBackend: boolean,
): Promise<Result<null>> => sendFile(`/anchor/idPhoto?kind=${input.kind}`, { key, file: input.photo }, hasOwnBackend)
