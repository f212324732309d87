import type { Image } from '@potluck/api/images'
import { useImageAddress, useSession } from '@potluck/platform/hooks'
import { onDemand } from '@potluck/ui'
import { RecipeImage } from '@potluck/ui/content'
import { useState } from 'react'
import classes from './CookLogDialog.module.css'

const PhotoViewer = onDemand(() => import('../book/PhotoViewer.tsx').then((module) => module.PhotoViewer))

interface Props {
  readonly title: string
  readonly label: string
  readonly image: Image
}

/** A small photo of a cooking, which opens the viewer. */
export function PhotoButton({ title, label, image }: Props) {
  const address = useImageAddress()
  const { expandablePreviews } = useSession().capabilities
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.view}
        aria-label={label}
        disabled={!expandablePreviews}
        onClick={() => setOpen(true)}
      >
        <RecipeImage title={title} src={address(image.thumbnail)} shape="square" className={classes.photo} />
      </button>
      {isOpen && (
        <PhotoViewer
          title={title}
          addresses={[address(image.location) ?? '']}
          first={0}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
