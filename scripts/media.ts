import { dataDirOf } from './data-dir.ts'
import { openMedia } from './media/open-media.ts'
import { MEDIA_HTTP_PORT, MEDIA_RTMP_PORT } from './media/ports.ts'

/** `npm run media`: the media server of a local run, beside `npm start`. */
const { env } = process
const media = await openMedia({
  dataDir: dataDirOf(env),
  siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT ?? 3000}`,
  rtmpHost: env.MEDIA_HOST ?? '127.0.0.1',
  rtmpPort: Number(env.MEDIA_RTMP_PORT ?? MEDIA_RTMP_PORT),
  httpPort: Number(env.MEDIA_HTTP_PORT ?? MEDIA_HTTP_PORT),
})
media.child.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void media.stop())
process.stdout.write(`ready rtmp://localhost:${env.MEDIA_RTMP_PORT ?? MEDIA_RTMP_PORT}/live\n`)
