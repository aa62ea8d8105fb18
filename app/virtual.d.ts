declare module 'virtual:message-scripts' {
  /** Addresses of the message scripts by part and language tag, and the part a route needs besides `first`. */
  const scripts: {
    urls: Record<string, Record<string, string | undefined> | undefined>
    routes: Record<string, string | undefined>
  }
  export default scripts
}
