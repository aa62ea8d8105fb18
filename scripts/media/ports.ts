/** Where the media server of a local run listens: RTMP, and HLS for the backend. */
export const MEDIA_RTMP_PORT = 1935
export const MEDIA_HTTP_PORT = 1936

/** Settings of the backend for the media server of a local run, where the environment does not give others. */
export const localMediaSettings = (
  env: Readonly<Record<string, string | undefined>>,
  secret: string,
): Record<'MEDIA_SECRET' | 'MEDIA_PUSH_URL' | 'MEDIA_HLS_URL', string> => ({
  MEDIA_SECRET: secret,
  MEDIA_PUSH_URL: env.MEDIA_PUSH_URL ?? `rtmp://localhost:${env.MEDIA_RTMP_PORT ?? MEDIA_RTMP_PORT}/live`,
  MEDIA_HLS_URL: env.MEDIA_HLS_URL ?? `http://127.0.0.1:${env.MEDIA_HTTP_PORT ?? MEDIA_HTTP_PORT}/hls/{room}.m3u8`,
})
