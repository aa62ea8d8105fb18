import fs from 'node:fs'

/** The messages of one language by key. */
export function messagesOf(tag: string): (key: string) => string {
  const words = JSON.parse(fs.readFileSync(`messages/${tag}.json`, 'utf8')) as Record<string, string>
  return (key) => {
    const text = words[key]
    if (!text) throw new Error(`no ${key} in ${tag}`)
    return text
  }
}
