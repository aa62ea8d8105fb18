import { compile } from '@inlang/paraglide-js'
import { backendMessages, siteMessages } from './paraglide-options.ts'

// Generates app/paraglide and backend/paraglide without Vite, for the type check and the tests.
for (const options of [siteMessages, backendMessages]) await compile({ ...options, strategy: [...options.strategy] })

// The inlang SDK leaves a handle open that would delay the end of the process by 30 seconds.
process.exit(0)
