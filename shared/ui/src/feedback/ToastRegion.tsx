import clsx from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { onTopDialog, topDialog } from '../page/open-dialogs.ts'
import { type Toast, ToastCard } from './ToastCard.tsx'
import classes from './ToastRegion.module.css'
import { regionKey, useToastKeys } from './useToastKeys.ts'

export interface ToastRegionProps {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
  /** The name of the region: "Notifications". */
  readonly label: string
  readonly dismissLabel: string
  /** 'top' where the lower part of the screen is a form that they would cover. */
  readonly place?: 'top' | 'bottom' | undefined
}

/** Where toasts appear and are announced. Rendered once and always, empty or not, or the first would not be heard. */
export function ToastRegion({ toasts, onDismiss, label, dismissLabel, place = 'bottom' }: ToastRegionProps) {
  const heard = toasts.filter(({ isHeardElsewhere }) => !isHeardElsewhere)
  const urgent = heard.filter(({ tone }) => tone === 'danger')
  const calm = heard.filter(({ tone }) => tone !== 'danger')
  const { host, region } = usePlaceOverAll()
  const usesKeys = useToastKeys(region)
  const draw = (toast: Toast) => (
    <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} dismissLabel={dismissLabel} usesKeys={usesKeys} />
  )
  return createPortal(
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      aria-keyshortcuts={regionKey}
      className={clsx(classes.region, classes[place])}
    >
      <div role="alert">{urgent.map(draw)}</div>
      <div role="status">{calm.map(draw)}</div>
      {toasts.filter(({ isHeardElsewhere }) => isHeardElsewhere).map(draw)}
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
