import { createStore } from '@potluck/platform/store'

/** Whether this browser can install the product on the home screen. */
export type Installation =
  | { readonly is: 'unknown' }
  | { readonly is: 'installed' }
  /** The browser has its own prompt, which can be shown once. */
  | { readonly is: 'offered'; readonly install: () => Promise<void> }

const isAsking = (event: Event): event is Event & { prompt(): Promise<unknown> } => 'prompt' in event

/** The state of the installation that the browser reported to this page. */
export const installation = createStore<Installation>({ is: 'unknown' })

/** Listens to the browser's event, which is dispatched once, soon after the page has opened. */
export function followInstallation(page: Window): void {
  if (page.matchMedia?.('(display-mode: standalone)').matches) installation.set({ is: 'installed' })
  page.addEventListener('beforeinstallprompt', (event) => {
    // The prompt is shown later: on the page that explains it, when the cook presses Install.
    event.preventDefault()
    if (!isAsking(event)) return
    installation.set({
      is: 'offered',
      async install() {
        installation.set({ is: 'unknown' })
        await event.prompt()
      },
    })
  })
  page.addEventListener('appinstalled', () => installation.set({ is: 'installed' }))
}
