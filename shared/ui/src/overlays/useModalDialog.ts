import { type ComponentProps, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { enterHistory } from '../page/close-at-back.ts'
import { enterDialog } from '../page/open-dialogs.ts'
import { useScrollLock } from '../page/useScrollLock.ts'
import { ignoreSecondPress, type Press, pressOf } from './ignore-second-press.ts'

export interface ModalDialogOptions {
  readonly onClose: () => void
  /** Whether Escape, Back and a press beside it close it. */
  readonly escapable: boolean
}

/**
 * For a `<dialog>` that is open as long as it is rendered. It uses what the platform gives: the focus stays inside and
 * returns, the page behind is inert, the top layer. It adds to the browser's dialog: only its owner closes it, and the
 * page behind does not scroll. `data-autofocus` marks the first focus; without it, the title has it. A double tap that closes it reaches nothing
 * behind it.
 */
export function useModalDialog({ onClose, escapable }: ModalDialogOptions): ComponentProps<'dialog'> {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const pressed = useRef<Press | null>(null)
  const [closings, setClosings] = useState(0)
  useScrollLock(true)
  const leaveIfAllowed = () => escapable && onClose()
  const atBack = useEffectEvent(leaveIfAllowed)
  useLayoutEffect(() => enterHistory(() => atBack()), [])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2')
    first?.focus()
    const leave = enterDialog(dialog)
    return () => {
      leave()
      // Gives the focus back, which taking an open dialog off the page would not.
      dialog.close()
      ignoreSecondPress(pressed.current)
    }
  }, [])

  // The browser closed it by itself and its owner wants it open.
  useLayoutEffect(() => {
    if (closings > 0 && !ref.current?.open) ref.current?.showModal()
  }, [closings])

  return {
    ref,
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !isInside(event)) return
      pressed.current = null
      // Left to itself, Chromium closes any dialog at the second Escape without asking.
      event.preventDefault()
      leaveIfAllowed()
    },
    // Other requests to close, such as the back gesture of a phone.
    onCancel(event) {
      if (!isItself(event)) return
      event.preventDefault()
      leaveIfAllowed()
    },
    onClose(event) {
      if (!isItself(event) || event.currentTarget.open) return
      setClosings((count) => count + 1)
      leaveIfAllowed()
    },
    onPointerDown(event) {
      pressedBeside.current = isItself(event)
    },
    onClickCapture(event) {
      pressed.current = pressOf(event)
    },
    onClick(event) {
      if (pressedBeside.current && isItself(event)) leaveIfAllowed()
    },
  }
}

/** Not from a file field inside, and not from a dialog that was rendered by this one: React hands up their events, too. */
const isItself = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

const isInside = ({ target, currentTarget }: SyntheticEvent) => target instanceof Node && currentTarget.contains(target)
