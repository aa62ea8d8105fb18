import type { CompilerOptions } from '@inlang/paraglide-js'

/** The options of the build, the type check and the tests. */
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

/** The site's messages: `messages/*.json` and `messages/shared`. */
export const siteMessages = options('./project.inlang', './app/paraglide')
/** The messages of mails and SMS: `messages/backend` and `messages/shared`. The browser never loads them. */
export const backendMessages = options('./backend.inlang', './backend/paraglide')
