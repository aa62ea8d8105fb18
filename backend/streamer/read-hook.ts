/** What a media server tells by a hook, whichever server it is. */
export interface StreamEvent {
  /** `begin`: a picture is about to come in, and may be refused; `goes_on`: said again and again; `end`: it is over. */
  event: 'begin' | 'goes_on' | 'end'
  roomId: number
  secret: string
  /** The connection, as the server names it: the end of one must not take away the picture of the next. */
  client: string
  /** The network address from which it is pushed, as the server names it. */
  address: string
  /** Whether this server says `goes_on`. */
  isHeardOf: boolean
}

export const MEDIA_SERVERS = ['nginx', 'mediamtx', 'srs'] as const
export type MediaServer = (typeof MEDIA_SERVERS)[number]

const NAME = /^[1-9]\d{0,14}$/
const CLIENT_CHARS_MAX = 80

type Fields = Readonly<Record<string, unknown>>

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const secretIn = (query: string): string => new URLSearchParams(query.replace(/^\?/, '')).get('key') ?? ''

function eventOf(
  event: StreamEvent['event'] | undefined,
  name: string,
  { client, ...said }: Pick<StreamEvent, 'secret' | 'client' | 'address' | 'isHeardOf'>,
): StreamEvent | null {
  if (!event || !NAME.test(name) || client === '') return null
  return { event, roomId: Number(name), client: client.slice(0, CLIENT_CHARS_MAX), ...said }
}

const NGINX = { publish: 'begin', update_publish: 'goes_on', publish_done: 'end' } as const
const SRS = { on_publish: 'begin', on_unpublish: 'end' } as const
const MEDIAMTX = { publish: 'begin', end: 'end' } as const

const named = <T extends object>(events: T, name: string): T[keyof T] | undefined =>
  Object.hasOwn(events, name) ? events[name as keyof T] : undefined

/** Fields of nginx-rtmp's own, and the secret. */
const SAID_ONCE = ['call', 'name', 'clientid', 'addr', 'key']

/**
 * The fields of a form of nginx-rtmp. The parameters of the pushed address stand among them as whoever pushes wrote them:
 * null where one has the name of another field, in whose place it would be read.
 */
function fieldsOf(body: string): Fields | null {
  const fields = new URLSearchParams(body)
  return SAID_ONCE.some((name) => fields.getAll(name).length > 1) ? null : Object.fromEntries(fields)
}

const ofNginx = (fields: Fields): StreamEvent | null =>
  eventOf(named(NGINX, textIn(fields, 'call')), textIn(fields, 'name'), {
    secret: textIn(fields, 'key'),
    client: textIn(fields, 'clientid'),
    address: textIn(fields, 'addr'),
    isHeardOf: true,
  })

const ofSrs = (fields: Fields): StreamEvent | null =>
  eventOf(named(SRS, textIn(fields, 'action')), textIn(fields, 'stream'), {
    secret: secretIn(textIn(fields, 'param')),
    client: textIn(fields, 'client_id'),
    address: textIn(fields, 'ip'),
    isHeardOf: false,
  })

/** The path's last part is the room; `end` is sent by `runOnNotReady`, with the connection's name from MTX_SOURCE_ID. */
const ofMediaMtx = (fields: Fields): StreamEvent | null =>
  eventOf(named(MEDIAMTX, textIn(fields, 'action')), textIn(fields, 'path').split('/').at(-1) ?? '', {
    secret: secretIn(textIn(fields, 'query')),
    client: textIn(fields, 'id'),
    address: textIn(fields, 'ip'),
    isHeardOf: false,
  })

const READERS: Readonly<Record<MediaServer, (fields: Fields) => StreamEvent | null>> = {
  nginx: ofNginx,
  srs: ofSrs,
  mediamtx: ofMediaMtx,
}

/** The event in the body of a hook: a form of nginx-rtmp, JSON of the others. Null for anything else. */
export function readHook(server: MediaServer, body: string): StreamEvent | null {
  try {
    const fields: unknown = server === 'nginx' ? fieldsOf(body) : JSON.parse(body)
    return typeof fields === 'object' && fields !== null ? READERS[server](fields as Fields) : null
  } catch {
    return null
  }
}
