import type { Plugin } from 'vite'

/** An icon's drawing without what only lucide's own builder reads: our stand-in passes the paths as single children. */
export const leanIcon = (code: string): string =>
  code.replaceAll(/,\s*key: "[^"]*"(?=\s*\})/g, '').replace(/^__iconData\.node;\n/m, '')

/** Drops the React keys of all icons, random letters that do not pack; fails when lucide-react has none any more. */
export function leanIcons(): Plugin {
  let isLeaner = false
  return {
    name: 'lean-icons',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/ },
      handler(code) {
        const lean = leanIcon(code)
        isLeaner ||= lean.length < code.length
        return { code: lean, map: null }
      },
    },
    generateBundle() {
      if (!isLeaner) throw new Error('icons of lucide-react have no keys any more')
    },
  }
}
