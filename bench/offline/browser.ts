import 'fake-indexeddb/auto'

// Two devices in one process: what windows of one device tell each other is none of the other's business.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')
Object.assign(globalThis, { window: new EventTarget() })
