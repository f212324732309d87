import { listVisiblePhotos } from '@potluck/api/cookings'
import type { Recipe } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Stack, Text } from '@potluck/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PhotoButton } from './PhotoButton.tsx'
import classes from './VisiblePhotos.module.css'

/** Photos that others show of their cookings of a recipe. It displays nothing while they load or without any. */
export function VisiblePhotos({ recipe: { id, title } }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const { date } = useFormats()
  const headingId = useId()
  const { data: photos = [] } = useAnswer(listVisiblePhotos, { params: { id } })
  if (photos.length === 0) return null
  return (
    <Stack gap={2}>
      <Text id={headingId} tone="soft">
        {t('cooked.photo.ofOthers')}
      </Text>
      <ul aria-labelledby={headingId} className={classes.photos}>
        {photos.map(({ id: photoId, person, cookedAt, image }) => (
          <li key={photoId}>
            <PhotoButton
              title={title}
              label={t('cooked.photo.by', { name: person.name, day: date(cookedAt) })}
              image={image}
            />
            <Text size="small">
              <bdi>{person.name}</bdi>
            </Text>
            <Text size="small" tone="soft">
              {date(cookedAt)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
