import { compile } from '@inlang/paraglide-js'
import { backendMessages, siteMessages } from './paraglide-options.ts'

// Makes app/paraglide and backend/paraglide without Vite, for the type check and the tests.
for (const options of [siteMessages, backendMessages]) await compile({ ...options, strategy: [...options.strategy] })

// The inlang SDK keeps a handle open that would hold the process for 30 seconds.
process.exit(0)
