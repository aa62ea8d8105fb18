import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OpenServer {
  url: string
  stop(): Promise<void>
}

/** A server on a port of `localhost`, by default a free one. */
export async function openServer(handler: http.RequestListener, port = 0): Promise<OpenServer> {
  const server = http.createServer(handler)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The form fields of a request's body. */
export async function formOf(request: http.IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) body += chunk
  return new URLSearchParams(body)
}

/** A provider's consent page: asks who the person is and whether to allow the sign-in. */
export const consentPage = (
  fields: Record<string, string>,
): string => `<!doctype html><title>Provider</title><link rel="icon" href="data:,"><form method="post">
${Object.entries(fields)
  .map(([name, value]) => `<label>${name} <input name="${name}" value="${value}"></label>`)
  .join('\n')}
<button name="choice" value="allow">Allow</button> <button name="choice" value="deny">Deny</button></form>`
