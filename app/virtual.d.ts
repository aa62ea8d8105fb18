declare module 'virtual:message-scripts' {
  /** URLs of the message scripts by part and language tag, and the part that a route needs besides `first`. */
  const scripts: {
    urls: Record<string, Record<string, string | undefined> | undefined>
    routes: Record<string, string | undefined>
  }
  export default scripts
}
