import type { Image } from '@potluck/api/images'
import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useImageAddress } from '@potluck/platform/hooks'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ItemPhoto.module.css'

interface Props {
  readonly item: Pick<ShoppingListItem, 'title'>
  readonly image: Image
}

/** What a thing looks like: small on its row, large at a tap. */
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
      {opened && (
        <Modal opened onClose={() => setOpened(false)} title={title} closeLabel={t('close')}>
          <img src={address(image.medium) ?? small} alt={t('photo.of', { title })} className={classes.large} />
        </Modal>
      )}
    </>
  )
}
