import { IconCamera } from '@potluck/ui/icons'
import classes from './CameraButton.module.css'

interface Props {
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Opens the camera of a phone. Not displayed on devices with a mouse, which have none for this. */
export function CameraButton({ label, onFiles }: Props) {
  return (
    <label className={classes.camera}>
      <IconCamera aria-hidden="true" />
      {label}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className={classes.input}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
