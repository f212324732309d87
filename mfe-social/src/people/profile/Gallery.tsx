import type { Image } from '@potluck/api/images'
import { useImageAddress } from '@potluck/platform/hooks'
import { onDemand } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Gallery.module.css'

const LargePicture = onDemand(() => import('./LargePicture.tsx').then((module) => module.LargePicture), 'dialog')

interface Props {
  readonly images: readonly Image[]
  readonly name: string
}

/** The pictures of a profile, side by side; each opens large. */
export function Gallery({ images, name }: Props) {
  const { t } = useTranslation('social')
  const address = useImageAddress()
  const [opened, setOpened] = useState<number | null>(null)
  if (images.length === 0) return null
  return (
    <>
      <ul aria-label={t('profile.picturesOf', { name })} className={classes.pictures} data-count={images.length}>
        {images.map(({ id, medium }, at) => (
          <li key={id}>
            <button type="button" className={classes.picture} onClick={() => setOpened(at)}>
              <img
                src={address(medium) ?? undefined}
                alt={t('profile.pictureOf', { name, number: at + 1 })}
                decoding="async"
                className={classes.photo}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <LargePicture images={images} name={name} at={opened} onMove={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
