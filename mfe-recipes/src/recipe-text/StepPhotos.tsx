import type { Recipe } from '@potluck/api/recipes'
import { useImageAddress } from '@potluck/platform/hooks'
import { useTranslation } from 'react-i18next'
import classes from './StepPhotos.module.css'

interface Props {
  readonly recipe: Pick<Recipe, 'title' | 'images'>
  /** Their numbers, from 1. */
  readonly photos: readonly number[]
}

/** The photos of a step. */
export function StepPhotos({ recipe: { title, images }, photos }: Props) {
  const { t } = useTranslation('recipes')
  const address = useImageAddress()
  return photos.map((number) => (
    <img
      key={number}
      src={address(images[number - 1]?.medium) ?? undefined}
      alt={t('photo.name', { title, number })}
      loading="lazy"
      className={classes.photo}
    />
  ))
}
