import clsx from 'clsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { IconAlertTriangle, IconCircleCheck, IconX } from '../icons.ts'
import classes from './ToastRegion.module.css'

/** Something worth saying that has no place on the screen. */
export interface Toast {
  readonly id: string
  readonly text: string
  readonly tone?: 'info' | 'done' | 'attention' | 'danger' | undefined
  /** Milliseconds until it goes by itself; null keeps it until dismissed. */
  readonly duration?: number | null | undefined
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  /** Seen and not announced: what gets the focus says the same. */
  readonly isHeardElsewhere?: boolean | undefined
}

const usualDuration = 5000

const icons = { info: undefined, done: IconCircleCheck, attention: IconAlertTriangle, danger: IconAlertTriangle }

interface ToastCardProps {
  readonly toast: Toast
  readonly onDismiss: (id: string) => void
  readonly dismissLabel: string
  /** Whether the last press was a key: the way to a button by keys may take long. */
  readonly usesKeys: () => boolean
}

/**
 * Waits until the page is pressed with a pointer, or another screen is open.
 * @returns stops waiting
 */
function onceLeft(listener: () => void): () => void {
  const { href } = location
  const events = ['pointerdown', 'keyup'] as const
  const check = ({ type }: Event) => (type === 'pointerdown' || location.href !== href) && listener()
  for (const event of events) document.addEventListener(event, check)
  return () => {
    for (const event of events) document.removeEventListener(event, check)
  }
}

/** One toast. It goes after its time; with a button it stays as long as keys are used. */
export function ToastCard({ toast, onDismiss, dismissLabel, usesKeys }: ToastCardProps) {
  const { id, duration = usualDuration, action } = toast
  const [isPaused, setIsPaused] = useState(false)
  const Icon = toast.tone && icons[toast.tone]
  const dismiss = useEffectEvent(() => onDismiss(id))
  const stays = useEffectEvent(() => action !== undefined && usesKeys())
  useEffect(() => {
    if (isPaused || duration === null) return
    let stop = () => {}
    const timer = setTimeout(() => {
      if (stays()) stop = onceLeft(() => dismiss())
      else dismiss()
    }, duration)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isPaused, duration])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or focusing inside only stops its clock
    <div
      className={clsx(classes.toast, toast.tone && classes[toast.tone])}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {Icon && <Icon aria-hidden="true" className={classes.mark} />}
      <span className={classes.text}>{toast.text}</span>
      {action && (
        <Button
          variant="quiet"
          className={classes.action}
          onClick={() => {
            action.onPress()
            onDismiss(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={<IconX />} label={dismissLabel} className={classes.close} onClick={() => onDismiss(id)} />
    </div>
  )
}
