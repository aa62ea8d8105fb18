import WebSocket from 'ws'

/** The heap of a Worker of a running site, read through its inspector. */
export interface Heap {
  /** Bytes in use after garbage collection. */
  used(): Promise<number>
  close(): void
}

/**
 * @param inspector the site's `INSPECTOR_PORT`
 * @param url of the site, which gets requests meanwhile: an idle Worker does not answer its inspector
 */
export async function openHeap(inspector: number, worker: string, url: string): Promise<Heap> {
  const socket = new WebSocket(`ws://127.0.0.1:${inspector}/core:user:${worker}`)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.on('message', (data) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  const ask = (method: string): Promise<unknown> => {
    last += 1
    const id = last
    socket.send(JSON.stringify({ id, method }))
    return new Promise((resolve) => waiting.set(id, resolve))
  }
  const stir = setInterval(() => void fetch(`${url}/healthz`).catch(() => undefined), 100)
  return {
    async used() {
      await ask('HeapProfiler.enable')
      await ask('HeapProfiler.collectGarbage')
      return ((await ask('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
    },
    close() {
      clearInterval(stir)
      socket.close()
    },
  }
}
