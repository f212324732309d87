import { createStore } from '@potluck/platform/store'
import type { Timer } from '@potluck/platform/timers'

import type { Bell } from '../host/kitchen.ts'
import { mayRingFor } from '../push/push-facts.ts'

export interface BellSettings {
  /** A notification was pressed: the window is in front. */
  readonly onPressed: (timer: Timer) => void
}

/** Two strokes, then a rest: seconds from now. */
const strokes = [0, 0.22, 0.44]
const strokeSeconds = 0.16
const pitchHertz = 988
const shakes = [200, 100, 200]

function stroke(context: AudioContext, at: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = pitchHertz
  // A fast start and a soft end, so that the sound does not click.
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.6, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + strokeSeconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + strokeSeconds)
}

/** Browsers complain of whoever shakes before the first press. */
function shake(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(pattern)
}

/** The bell of a browser: each of its means may be missing or refused, and then the others do. */
export function createBell({ onPressed }: BellSettings): Bell {
  const audible = createStore(false)
  const shown = new Map<string, Notification>()
  let context: AudioContext | null = null

  const listen = () => audible.set(context?.state === 'running')

  function unlock(): void {
    if (!('AudioContext' in globalThis)) return
    try {
      if (!context) {
        context = new AudioContext()
        context.onstatechange = listen
      }
      if (context.state !== 'running') context.resume().then(listen, listen)
      listen()
    } catch {
      // No loudspeaker, or too many pages that have one open.
    }
  }

  async function announce(timer: Timer, title: string): Promise<void> {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
    if (!mayRingFor('timers')) return
    const options = { body: timer.about, tag: timer.id, requireInteraction: true }
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) return worker.showNotification(title, { ...options, data: { path: timer.path, timer: true } })
    // Phones throw here: they take notifications from a service worker only.
    const notification = new Notification(title, options)
    shown.set(timer.id, notification)
    notification.onclick = () => {
      window.focus()
      notification.close()
      onPressed(timer)
    }
  }

  /** Notifications of the worker survive the page, and are found again by their tag. */
  async function hushWorker(stillUp: readonly Timer[]): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration()
    for (const one of (await worker?.getNotifications?.()) ?? [])
      if (Object(one.data).timer === true && !stillUp.some(({ id }) => id === one.tag)) one.close()
  }

  return {
    audible,
    unlock,
    strike() {
      if (context?.state === 'running') for (const at of strokes) stroke(context, context.currentTime + at)
      shake(shakes)
    },
    announce: (timer, title) => void announce(timer, title).catch(() => {}),
    hush(stillUp) {
      shake(0)
      for (const [id, notification] of shown) {
        if (stillUp.some((timer) => timer.id === id)) continue
        notification.close()
        shown.delete(id)
      }
      hushWorker(stillUp).catch(() => {})
    },
  }
}
