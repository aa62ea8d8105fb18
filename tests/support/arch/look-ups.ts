/** `const NAME: Record<string, ...>`, also wrapped or written as an index signature: a table that takes any word. */
const TABLE = /\b(?:const|let) (\w+): (?:(?:Readonly|Partial)<)*(?:Record<string,|\{ (?:readonly )?\[\w+: string\])/g
const IMPORTED = /^import\s+\{([^}]*)\}\s+from/gm
const isConstant = (name: string): boolean => /^[A-Z][A-Z\d_]*$/.test(name)

/** Names of the constants in sources (path to text) that are objects any word may be looked up in. */
export function openTables(sources: ReadonlyMap<string, string>): Set<string> {
  const names = [...sources.values()].flatMap((text) => [...text.matchAll(TABLE)].map(([, name = '']) => name))
  return new Set(names.filter(isConstant))
}

const namesKnownTo = (text: string, tables: ReadonlySet<string>): string[] => {
  const declared = [...text.matchAll(TABLE)].map(([, name = '']) => name)
  const imported = [...text.matchAll(IMPORTED)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  return [...new Set([...declared, ...imported])].filter((name) => tables.has(name))
}

/** Look-ups by a word that is not written there, in a source that does not ask for the table's own keys. */
export function looseLookUps(text: string, tables: ReadonlySet<string>): string[] {
  return namesKnownTo(text, tables).flatMap((name) =>
    text.includes(`Object.hasOwn(${name}, `)
      ? []
      : [...text.matchAll(new RegExp(`(?<![\\w.$])${name}(?:\\?\\.)?\\[(?!['"\\d])[^\\n]*?\\]`, 'g'))].map(
          ([use]) => use,
        ),
  )
}
