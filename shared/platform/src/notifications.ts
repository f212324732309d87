import type { ReadableStore } from './store.ts'

/**
 * Whether this device rings for what happens while nobody looks. `unsupported`: this browser cannot. `home-screen`: it
 * can once the product was put on the home screen. `blocked`: it was refused, and the browser does not ask again.
 */
export type NotificationState = 'unsupported' | 'home-screen' | 'blocked' | 'off' | 'on'

/** Notifications of this device. */
export interface DeviceNotifications extends ReadableStore<NotificationState> {
  /** Asks the browser, and the server to ring it. Called by a press. @throws when one of them cannot now */
  turnOn(this: void): Promise<void>
  /** Rings this device no longer. */
  turnOff(this: void): Promise<void>
  /** Asks the server again after the choice of notifications was changed. */
  refresh(this: void): Promise<void>
}
