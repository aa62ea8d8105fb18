import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from './paraglide-options.ts'

// Makes app/paraglide without Vite, for the type check and the tests.
await compile({ ...paraglideOptions, strategy: [...paraglideOptions.strategy] })

// The inlang SDK keeps a handle open that would hold the process for 30 seconds.
process.exit(0)
