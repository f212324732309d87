import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../actions/Button.tsx'
import type { LoadFailureProps } from '../page/OnDemandContext.ts'
import { LoadFailure } from './LoadFailure.tsx'
import classes from './PlainFailureDialog.module.css'

/** A dialog that needs no further files. It lies over the page, because in the place of the missing part it would break a row. */
export function PlainFailureDialog(props: LoadFailureProps) {
  const { words, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Gives the focus back.
    return () => opened?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={words.failed}
      className={classes.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <LoadFailure {...props} action={onClose && <Button onClick={onClose}>{words.cancel}</Button>} />
    </dialog>,
    document.body,
  )
}
