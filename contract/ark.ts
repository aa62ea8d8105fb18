// arktype's compiler uses `new Function`, which workerd allows only while a Worker starts. Without the compiler schemas
// can be made at any time, and the import costs half as much.
import { configure } from 'arktype/config'

configure({ jitless: true })

const { type } = await import('arktype')

export { type }
