import type { CompilerOptions } from '@inlang/paraglide-js'

/** One place for what the build, the type check and the tests must compile alike. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/paraglide',
  outputStructure: 'locale-modules',
  // The server decides the language (app/server/language.ts) and tells the page in <html lang>.
  strategy: ['globalVariable', 'baseLocale'],
  isServer: 'import.meta.env.SSR',
  emitGitIgnore: false,
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies CompilerOptions
