import { setMaxListeners } from 'node:events'
import 'fake-indexeddb/auto'

// Two devices in one process: what windows of one device tell each other is none of the other's business.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')

// Nobody but a device's own switch says here that there is a network again.
const events = new EventTarget()
setMaxListeners(0, events)
Object.assign(globalThis, {
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
})
