import { setMaxListeners } from 'node:events'
import 'fake-indexeddb/auto'

// Two devices in one process: what windows of one device tell each other is none of the other's business.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')

const window = new EventTarget()
setMaxListeners(0, window)
Object.assign(globalThis, { window })
