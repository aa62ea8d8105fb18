// arktype probes `new Function`, which workerd allows only while a Worker starts; without the compiler
// every schema works at any time, and importing costs half as much.
import { configure } from 'arktype/config'

configure({ jitless: true })

const { type } = await import('arktype')

export { type }
