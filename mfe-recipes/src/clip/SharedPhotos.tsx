import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './SharedPhotos.module.css'

/** The photos that were shared with the clipped recipe and are saved with it. */
export function SharedPhotos({ photos }: { readonly photos: readonly File[] }) {
  const { t } = useTranslation('recipes')
  const [previews] = useState(() => photos.map((photo) => URL.createObjectURL(photo)))
  useEffect(
    () => () => {
      for (const preview of previews) URL.revokeObjectURL(preview)
    },
    [previews],
  )
  return (
    <figure className={classes.shared}>
      <figcaption>{t('clip.sharedPhotos', { count: photos.length })}</figcaption>
      <div className={classes.row}>
        {previews.map((preview) => (
          <img key={preview} src={preview} alt="" className={classes.photo} />
        ))}
      </div>
    </figure>
  )
}
