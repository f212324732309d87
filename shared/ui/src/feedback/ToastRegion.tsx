import clsx from 'clsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { IconAlertTriangle, IconCircleCheck, IconX } from '../icons.ts'
import { onTopDialog, topDialog } from '../page/open-dialogs.ts'
import classes from './ToastRegion.module.css'

/** Something worth saying that has no place on the screen. */
export interface Toast {
  readonly id: string
  readonly text: string
  readonly tone?: 'info' | 'done' | 'attention' | 'danger' | undefined
  /** Milliseconds until it goes by itself; null keeps it until dismissed. */
  readonly duration?: number | null | undefined
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

export interface ToastRegionProps {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
  /** The name of the region: "Notifications". */
  readonly label: string
  readonly dismissLabel: string
  /** 'top' where the lower part of the screen is a form that they would cover. */
  readonly place?: 'top' | 'bottom' | undefined
}

const usualDuration = 5000

const icons = { info: undefined, done: IconCircleCheck, attention: IconAlertTriangle, danger: IconAlertTriangle }

/** Where toasts appear and are announced. Rendered once and always, empty or not, or the first would not be heard. */
export function ToastRegion({ toasts, onDismiss, label, dismissLabel, place = 'bottom' }: ToastRegionProps) {
  const urgent = toasts.filter((toast) => toast.tone === 'danger')
  const calm = toasts.filter((toast) => toast.tone !== 'danger')
  const draw = (toast: Toast) => (
    <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} dismissLabel={dismissLabel} />
  )
  const { host, region } = usePlaceOverAll()
  return createPortal(
    <section ref={region} popover="manual" aria-label={label} className={clsx(classes.region, classes[place])}>
      <div role="alert">{urgent.map(draw)}</div>
      <div role="status">{calm.map(draw)}</div>
    </section>,
    host,
  )
}

/**
 * A place over everything, that moves into the dialog on top: outside of it nothing could be pressed or heard. The
 * element moves and not what React drew, so that clocks run on.
 */
function usePlaceOverAll() {
  const [host] = useState(() => document.createElement('div'))
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    function move() {
      const place = topDialog() ?? document.body
      place.append(host)
      region.current?.showPopover()
    }
    move()
    const stop = onTopDialog(move)
    return () => {
      stop()
      host.remove()
    }
  }, [host])
  return { host, region }
}

interface ToastCardProps {
  readonly toast: Toast
  readonly onDismiss: (id: string) => void
  readonly dismissLabel: string
}

function ToastCard({ toast, onDismiss, dismissLabel }: ToastCardProps) {
  const { id, duration = usualDuration, action } = toast
  const [isPaused, setIsPaused] = useState(false)
  const Icon = toast.tone && icons[toast.tone]
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (isPaused || duration === null) return
    const timer = setTimeout(() => dismiss.current(id), duration)
    return () => clearTimeout(timer)
  }, [isPaused, duration, id])
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
