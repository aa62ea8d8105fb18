import type { LineBatch } from './ledger.ts'
import type {
  ChatRelayObject,
  ChatRoomObject,
  CoinAccountObject,
  InboxObject,
  PushedLogObject,
  RelayObject,
  RoomViewersObject,
  TopicObject,
} from './objects.ts'

/** To whoever tells followers of matches: look at this match anew; without one, take some of the work that waits. */
export interface AlertHint {
  matchId?: number
}

/** Bindings of backend/wrangler.toml. */
export interface Env {
  /** Matches, their logs, leagues, rooms: `backend/db/matches`. */
  DB: D1Database
  /** Accounts and all that belongs to a person: `backend/db/accounts`. */
  ACCOUNTS: D1Database
  /** A copy of the ledger for statements, lists and audits: `backend/db/ledger`. */
  LEDGER: D1Database
  /** What a search finds, made from the others: `backend/db/search`. */
  SEARCH: D1Database
  TOPICS: DurableObjectNamespace<TopicObject>
  RELAYS: DurableObjectNamespace<RelayObject>
  /** One, `all`: the viewers of every room. */
  ROOM_VIEWERS: DurableObjectNamespace<RoomViewersObject>
  /** One for each match that a provider pushes to. */
  PUSHED_LOGS: DurableObjectNamespace<PushedLogObject>
  /** One for each user. */
  INBOXES: DurableObjectNamespace<InboxObject>
  /** One for each room in which something was said of late. */
  CHAT_ROOMS: DurableObjectNamespace<ChatRoomObject>
  CHAT_RELAYS: DurableObjectNamespace<ChatRelayObject>
  /** One for each account of the ledger. */
  COIN_ACCOUNTS: DurableObjectNamespace<CoinAccountObject>
  /** New lines of accounts, on their way to LEDGER. */
  COIN_LINES: Queue<LineBatch>
  /** Wakes Workers that tell followers of matches (backend/alert). */
  ALERT_WORK: Queue<AlertHint>
  /** `production`, or `local`, which also enables the calls for development and tests. */
  ENVIRONMENT: string
  /** Seed of the simulated feed. */
  SIM_SEED: string
  /** Shared secret of the push feed (HMAC-SHA256). Absent: push is off. */
  FEED_SECRET?: string
  /** Pictures and videos that users upload. */
  UPLOADS: R2Bucket
  /** Brand records: the brand's name for mails, the hosts to which a sign-in may return. Written by backend/admin/brands.ts. */
  BRANDS: KVNamespace
  /** Key of the HMACs of codes and tickets. Local runs generate one. */
  AUTH_SECRET: string
  /** `smtps://user:password@host:465` or `smtp://…:587` (STARTTLS where offered); with MAIL_FROM. */
  SMTP_URL?: string
  MAIL_FROM?: string
  /** A service that sends mail or SMS: receives `{ to, subject, text }` as JSON with a bearer token. */
  MAIL_HTTP_URL?: string
  SMS_HTTP_URL?: string
  SENDER_TOKEN?: string
  /** How many SMS an hour all visitors together may cost; 300 by default. */
  SMS_AN_HOUR?: string
  /** Verifies Turnstile tokens of brands with a site key. */
  TURNSTILE_SECRET?: string
  TURNSTILE_URL?: string
  /** Third-party sign-ins of each brand: see docs/operations.md. */
  OAUTH_PROVIDERS?: string
  /** Keys that seal the card numbers of virtual goods; without them none can be added: see docs/operations.md. */
  CARD_KEYS?: string
  /** Keys that seal the papers of who applies as a streamer; without them nobody can apply: see docs/operations.md. */
  IDENTITY_KEYS?: string
  /** Keys that seal the secrets of authenticator apps; without them nobody can set one up: see docs/operations.md. */
  TWO_STEP_KEYS?: string
  /** Shared with the media server, whose hooks have it in their address. Absent: nobody can push a picture. */
  MEDIA_SECRET?: string
  /** Where streamers push to: `rtmp://media.example/live`. */
  MEDIA_PUSH_URL?: string
  /** Playlist of a room at the media server, with `{room}` for its number: see docs/ingest.md. */
  MEDIA_HLS_URL?: string
  /** Words that nobody may say in chats and comments, with commas or lines between them. */
  BLOCKED_WORDS?: string
  /** The greatest video that users may upload, in bytes; 1 GiB by default, `0`: none. */
  VIDEO_BYTES_MAX?: string
  /** The greatest replay of a broadcast, in bytes; 8 GiB by default, `0`: none are kept. */
  REPLAY_BYTES_MAX?: string
  /** Cloudflare Stream takes pictures in, in place of a media server: the account, and a token that may edit Stream. */
  STREAM_ACCOUNT?: string
  STREAM_API_TOKEN?: string
  /** Where it gives them out: `customer-<code>.cloudflarestream.com`, under links signed by this key, a JWK in base64. */
  STREAM_HOST?: string
  STREAM_SIGNING_KEY?: string
  /** Who this server is to the push services of browsers: `{"publicKey":…,"privateKey":…}`, and a `mailto:` or `https:` address. Absent: nobody is alerted. */
  VAPID_KEYS?: string
  VAPID_SUBJECT?: string
  /** Hosts of further push services, with commas between them. On local runs `host=http://127.0.0.1:1` says where one is reached. */
  PUSH_ENDPOINT_HOSTS?: string
  /** Where hostnames of brands should lead to by `CNAME`; the zone of Cloudflare for SaaS, and a token that may read its custom hostnames. */
  SAAS_TARGET?: string
  SAAS_ZONE?: string
  SAAS_API_TOKEN?: string
  /** Payment providers of each brand: see docs/operations.md. */
  PAYMENT_PROVIDERS?: string
  /** Local runs and tests only: `1` lets everybody pay with money that is none (backend/sandbox). */
  SANDBOX_PAYMENTS?: string
  /** Local runs and tests only: `1` creates accounts with a published password, and lets it sign in. */
  DEMO_ACCOUNTS?: string
  /** `1`: rooms of simulated streamers have a simulated crowd, in brands that show it (`hasSimulatedCrowd`). */
  SIMULATED_CROWD?: string
  /** `1`: simulated matches that are over get a video of the sample channel, for brands that are a demo. */
  SIMULATED_VIDEOS?: string
  /** `1`: articles about simulated matches are written, for brands that are a demo. */
  SIMULATED_NEWS?: string
  /** `1`: simulated experts write plans about simulated matches, for brands that are a demo. */
  SIMULATED_EXPERTS?: string
  /** Local runs and tests only: `1` keeps mails and SMS that nothing is set to send, readable by everybody. */
  OUTBOX?: string
  /** Local runs and tests only: how many hashes the proof of work takes; 300 to 900 by default. */
  HUMAN_CHECK_TRIES?: string
  /** Local runs and tests only: the clock's time at start, ISO 8601. */
  CLOCK_START?: string
}
