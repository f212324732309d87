import type { Image } from '@potluck/api/images'
import { useImageAddress, useSession } from '@potluck/platform/hooks'
import { onDemand } from '@potluck/ui'
import { RecipeImage } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flightToRecipe } from '../book/photo-flight.ts'
import classes from './PhotoStrip.module.css'

const PhotoViewer = onDemand(() => import('../book/PhotoViewer.tsx').then((module) => module.PhotoViewer))

interface Props {
  readonly recipeId: string
  readonly title: string
  readonly images: readonly Image[]
}

/** The cover and small thumbnails; a press opens the viewer. */
export function PhotoStrip({ recipeId, title, images }: Props) {
  const { t } = useTranslation('recipes')
  const address = useImageAddress()
  const { expandablePreviews } = useSession().capabilities
  const [viewed, setViewed] = useState<number | null>(null)
  const [first, ...others] = images
  if (!first) return null

  return (
    <div className={classes.strip}>
      <button
        type="button"
        className={classes.photo}
        aria-label={t('photo.open', { number: 1 })}
        disabled={!expandablePreviews}
        onClick={() => setViewed(0)}
      >
        <RecipeImage
          title={title}
          src={address(first.medium)}
          preview={address(first.thumbnail)}
          eager
          className={classes.first}
          flight={flightToRecipe(recipeId)}
        />
        {others.length > 0 && (
          <span aria-hidden="true" className={classes.count}>
            {t('photo.count', { number: 1, total: images.length })}
          </span>
        )}
      </button>
      {others.length > 0 && (
        <div className={classes.others}>
          {others.map((image, at) => (
            <button
              key={image.id}
              type="button"
              className={classes.photo}
              aria-label={t('photo.open', { number: at + 2 })}
              disabled={!expandablePreviews}
              onClick={() => setViewed(at + 1)}
            >
              <RecipeImage title={title} src={address(image.thumbnail)} shape="square" className={classes.other} />
            </button>
          ))}
        </div>
      )}
      {viewed !== null && (
        <PhotoViewer
          title={title}
          addresses={images.flatMap((image) => address(image.location) ?? [])}
          first={viewed}
          onClose={() => setViewed(null)}
        />
      )}
    </div>
  )
}
