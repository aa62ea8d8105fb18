import type { CompilerOptions } from '@inlang/paraglide-js'

/** One place for what the build, the type check and the tests must compile alike. */
const options = (project: string, outdir: string) =>
  ({
    project,
    outdir,
    outputStructure: 'locale-modules',
    // The server decides the language (app/server/language.ts) and tells the page in <html lang>.
    strategy: ['globalVariable', 'baseLocale'],
    isServer: 'import.meta.env.SSR',
    emitGitIgnore: false,
    emitReadme: false,
    emitPrettierIgnore: false,
  }) satisfies CompilerOptions

/** What the site says: `messages/*.json` and `messages/shared`. */
export const siteMessages = options('./project.inlang', './app/paraglide')
/** What mails and SMS say: `messages/backend` and `messages/shared`. The browser never loads it. */
export const backendMessages = options('./backend.inlang', './backend/paraglide')
