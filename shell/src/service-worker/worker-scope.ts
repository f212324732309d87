/** The part of a service worker's global scope that is used here: the types of pages and of workers cannot be loaded together. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: WorkerClients
  readonly caches: CacheStorage
  readonly navigator: { readonly userAgent: string; readonly locks?: LockManager }
  fetch(this: void, request: Request | string, options?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetch) => void): void
  addEventListener(type: 'push', listener: (event: WorkerPush) => void): void
  addEventListener(type: 'notificationclick', listener: (event: WorkerPress) => void): void
  /** Only in browsers based on Chromium. */
  addEventListener(type: 'sync', listener: (event: WorkerSync) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
}

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerFetch extends WorkerEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

export interface WorkerPush extends WorkerEvent {
  readonly data: { text(): string } | null
}

export interface WorkerPress extends WorkerEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>
}

/** The browser is online again. Work that fails is retried later, a limited number of times. */
export interface WorkerSync extends WorkerEvent {
  readonly tag: string
}

export interface WorkerMessage extends WorkerEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

/** A window of the product. */
export interface WorkerWindow {
  readonly url: string
  readonly visibilityState: 'hidden' | 'visible'
  postMessage(message: unknown): void
  focus(): Promise<WorkerWindow>
  navigate(url: string): Promise<WorkerWindow | null>
}

export interface WorkerClients {
  matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly WorkerWindow[]>
  openWindow(url: string): Promise<WorkerWindow | null>
  claim(): Promise<void>
}
