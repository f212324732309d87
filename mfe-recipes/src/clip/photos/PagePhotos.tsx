import { Heading, Stack } from '@potluck/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './PagePhotos.module.css'

/** The photos that a recipe was read from, large enough to compare with. */
export function PagePhotos({ photos }: { readonly photos: readonly File[] }) {
  const { t } = useTranslation('recipes')
  const [pictures] = useState(() => photos.map((file) => URL.createObjectURL(file)))
  useEffect(
    () => () => {
      for (const picture of pictures) URL.revokeObjectURL(picture)
    },
    [pictures],
  )
  if (pictures.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {t('clip.photo.beside')}
      </Heading>
      {pictures.map((picture, at) => (
        <a key={picture} href={picture} target="_blank" rel="noreferrer" className={classes.link}>
          <img src={picture} alt={t('clip.photo.page', { number: at + 1 })} className={classes.photo} />
        </a>
      ))}
    </Stack>
  )
}
