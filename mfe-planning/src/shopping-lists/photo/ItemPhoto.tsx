import type { Image } from '@potluck/api/images'
import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useImageAddress } from '@potluck/platform/hooks'
import { onDemand } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ItemPhoto.module.css'

const PhotoDialog = onDemand(() => import('./PhotoDialog.tsx').then((module) => module.PhotoDialog))

interface Props {
  readonly item: Pick<ShoppingListItem, 'title'>
  readonly image: Image
}

/** The photo of a thing: small on its row, large at a tap. */
export function ItemPhoto({ item: { title }, image }: Props) {
  const { t } = useTranslation('planning')
  const address = useImageAddress()
  const [opened, setOpened] = useState(false)
  const small = address(image.thumbnail) ?? ''
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t('photo.open', { title })}
        onClick={() => setOpened(true)}
      >
        <img src={small} alt="" loading="lazy" decoding="async" className={classes.small} />
      </button>
      {opened && <PhotoDialog title={title} src={address(image.medium) ?? small} onClose={() => setOpened(false)} />}
    </>
  )
}
