declare module 'virtual:message-scripts' {
  /**
   * URLs of the message scripts by part and language tag, and the part that a route needs besides `first`; that of one
   * of several match pages under the route's id and the page's name.
   */
  const scripts: {
    urls: Record<string, Record<string, string | undefined> | undefined>
    routes: Record<string, string | undefined>
  }
  export default scripts
}

declare module '#tanstack-start-server-fn-resolver' {
  /** Rejects when there is no such server function. */
  export function getServerFnById(id: string, access: { origin: 'client' | 'server' }): Promise<unknown>
}

declare module 'virtual:variant-code' {
  /** Addresses of the code of one page that shares its route with others, by route and name; empty in the browser. */
  const code: Readonly<Record<string, readonly string[] | undefined>>
  export default code
}

interface ImportMetaEnv {
  /** What is built (scripts/build-info.ts); absent in tests. */
  readonly BUILD?: { version: string; commit: string }
}
