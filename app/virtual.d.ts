declare module 'virtual:message-scripts' {
  /** Language tag → address of its message script; empty in development. */
  const scripts: Record<string, string | undefined>
  export default scripts
}
