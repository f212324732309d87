import { Heading, Stack } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewChange } from '../review.ts'
import classes from './PagePhotos.module.css'

interface Props {
  readonly photos: readonly File[]
  /** Whether they are saved with the recipe. */
  readonly isKept: boolean
  readonly onChange: (change: ReviewChange) => void
}

/** The photos that a recipe was read from, large enough to compare with; to be saved with it or not. */
export function PagePhotos({ photos, isKept, onChange }: Props) {
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
      <CheckboxRow
        label={t('clip.photo.keep')}
        checked={isKept}
        onChange={({ target }) => onChange({ do: 'pages', kept: target.checked })}
      />
      {pictures.map((picture, at) => (
        <a key={picture} href={picture} target="_blank" rel="noreferrer" className={classes.link}>
          <img src={picture} alt={t('clip.photo.page', { number: at + 1 })} className={classes.photo} />
        </a>
      ))}
    </Stack>
  )
}
