import mitt from 'mitt'
import type { EventMap, EventName } from './events.ts'

export interface Bus {
  /** Listens until the returned function is called. */
  on<N extends EventName>(name: N, listener: (data: EventMap[N]) => void): () => void
  emit<N extends EventName>(name: N, data: EventMap[N]): void
}

/**
 * The event bus. mitt stops at the first listener that throws; here each listener fails alone.
 * @param onListenerError told of what a listener threw
 */
export function createBus(onListenerError: (error: unknown, name: EventName) => void): Bus {
  const emitter = mitt<EventMap>()
  return {
    on(name, listener) {
      const guarded = (data: EventMap[typeof name]) => {
        try {
          listener(data)
        } catch (error) {
          onListenerError(error, name)
        }
      }
      emitter.on(name, guarded)
      return () => emitter.off(name, guarded)
    },
    emit: (name, data) => emitter.emit(name, data),
  }
}
