import { parseCookie } from 'cookie-es'

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** One cookie of a request, decoded; undefined when it is absent or cannot be decoded. */
export const cookieOf = (request: Request, name: string): string | undefined =>
  parseCookie(request.headers.get('cookie') ?? '', { decode, filter: (key) => key === name })[name]
