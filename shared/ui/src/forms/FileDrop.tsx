import clsx from 'clsx'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import classes from './FileDrop.module.css'

export interface FileDropProps {
  /** The label: "Choose a Paprika file". */
  readonly label: ReactNode
  /** The limits: "Up to 200 MB". */
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly icon?: ReactNode
  /** As the `accept` attribute: ".paprikarecipes", "image/*". */
  readonly accept?: string | undefined
  readonly multiple?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly className?: string | undefined
}

/** Files chosen by a press, a key or a drop. The receiver checks them: a drop ignores `accept`. */
export function FileDrop(props: FileDropProps) {
  const [over, setOver] = useState(false)
  const id = useId()

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!props.disabled && files.length > 0) props.onFiles(props.multiple ? files : files.slice(0, 1))
  }

  return (
    <div className={props.className}>
      <label
        className={clsx(classes.drop, over && classes.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {props.icon && (
          <span aria-hidden="true" className={classes.icon}>
            {props.icon}
          </span>
        )}
        <span className={classes.label}>{props.label}</span>
        <input
          type="file"
          accept={props.accept}
          multiple={props.multiple}
          disabled={props.disabled}
          aria-describedby={`${id}-description ${id}-error`}
          aria-invalid={props.error ? true : undefined}
          className={classes.input}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // The same file chosen again is a change too.
            event.target.value = ''
            if (files.length > 0) props.onFiles(files)
          }}
        />
      </label>
      <div id={`${id}-description`} className={classes.description}>
        {props.description}
      </div>
      <div id={`${id}-error`} className={classes.error}>
        {props.error}
      </div>
    </div>
  )
}
