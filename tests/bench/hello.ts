import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** The least a Worker can do, served exactly as the site is: what everything else is measured against. */
export async function openHello(): Promise<{ url: string; stop(): Promise<void> }> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      port: 0,
      workers: [
        {
          name: 'hello',
          modules: true,
          script: `import { WorkerEntrypoint } from 'cloudflare:workers'
export default {}
export class Local extends WorkerEntrypoint { fetch() { return new Response('hello') } }`,
          compatibilityDate: '2026-10-01',
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, entrypoint: 'Local' }],
        },
      ],
    }),
  )
  await runtime.ready
  const { port } = await runtime.unsafeGetDirectURL('hello', 'Local')
  return { url: `http://127.0.0.1:${port}`, stop: () => runtime.dispose() }
}
