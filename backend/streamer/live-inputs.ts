import type { Env } from '#backend/core/env.ts'

type StreamEnv = Pick<Env, 'STREAM_ACCOUNT' | 'STREAM_API_TOKEN'>

/** What a streamer pushes to, of a live input of Cloudflare Stream. */
export interface LiveInput {
  id: string
  rtmps: { url: string; streamKey: string }
  /** For WHIP: it holds the secret. */
  webRtcUrl?: string
  isConnected: boolean
}

interface ApiInput {
  uid: string
  rtmps?: { url: string; streamKey: string }
  webRTC?: { url: string }
  status?: { current?: { state?: string } } | null
}

const API = 'https://api.cloudflare.com/client/v4/accounts'
const WAIT_MS = 8_000
/** The least that Cloudflare takes. Viewers get live pictures only; recordings go by themselves. */
const RECORDING_DAYS = 30

async function ask(env: StreamEnv, method: string, path: string, body?: object): Promise<ApiInput> {
  const response = await fetch(`${API}/${env.STREAM_ACCOUNT}/stream/live_inputs${path}`, {
    method,
    headers: { authorization: `Bearer ${env.STREAM_API_TOKEN}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(WAIT_MS),
  })
  const answer = (await response.json().catch(() => ({}))) as { success?: boolean; result?: ApiInput }
  if (!response.ok || !answer.success || !answer.result)
    throw new Error(`Cloudflare Stream: ${method} answered ${response.status}`)
  return answer.result
}

const toInput = ({ uid, rtmps, webRTC, status }: ApiInput): LiveInput => ({
  id: uid,
  rtmps: { url: rtmps?.url ?? '', streamKey: rtmps?.streamKey ?? '' },
  ...(webRTC?.url ? { webRtcUrl: webRTC.url } : {}),
  isConnected: status?.current?.state === 'connected',
})

export const isStreamInput = ({ STREAM_ACCOUNT, STREAM_API_TOKEN }: StreamEnv): boolean =>
  Boolean(STREAM_ACCOUNT && STREAM_API_TOKEN)

/** A new live input, whose picture only signed links show. */
export const createLiveInput = async (env: StreamEnv, name: string): Promise<LiveInput> =>
  toInput(
    await ask(env, 'POST', '', {
      meta: { name },
      recording: { mode: 'automatic', requireSignedURLs: true },
      deleteRecordingAfterDays: RECORDING_DAYS,
    }),
  )

export const readLiveInput = async (env: StreamEnv, id: string): Promise<LiveInput> =>
  toInput(await ask(env, 'GET', `/${encodeURIComponent(id)}`))

/** Nothing can be pushed to it any more. */
export const disableLiveInput = async (env: StreamEnv, id: string): Promise<void> => {
  await ask(env, 'PUT', `/${encodeURIComponent(id)}`, { enabled: false })
}
