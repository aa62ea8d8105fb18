declare module 'virtual:message-scripts' {
  type Part = 'first' | 'match' | 'rest'
  /** Addresses of the message scripts by part and language tag, and what routes need besides `first`. */
  const scripts: {
    urls: Record<Part, Record<string, string | undefined>>
    routes: Record<string, Part[] | undefined>
  }
  export default scripts
}
