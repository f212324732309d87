import type { Image } from '@potluck/api/images'
import { useImageAddress } from '@potluck/platform/hooks'
import { Button } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Gallery.module.css'

interface Props {
  readonly images: readonly Image[]
  readonly name: string
  readonly at: number
  readonly onMove: (at: number) => void
  readonly onClose: () => void
}

/** A picture in the full size of the window, with buttons and keys for its neighbours. */
export function LargePicture({ images, name, at, onMove, onClose }: Props) {
  const { t } = useTranslation('social')
  const address = useImageAddress()
  const isLast = at === images.length - 1

  // The dialog is in a portal, and its key events bubble up to here.
  function moveByKey(event: KeyboardEvent) {
    const forwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backwards = forwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === forwards && !isLast) onMove(at + 1)
    if (event.key === backwards && at > 0) onMove(at - 1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same
    <div onKeyDown={moveByKey}>
      <Modal
        opened
        size="large"
        onClose={onClose}
        title={t('profile.pictureAt', { number: at + 1, count: images.length })}
        closeLabel={t('close')}
        actions={
          images.length > 1 && (
            <>
              <Button disabled={at === 0} onClick={() => onMove(at - 1)}>
                {t('profile.before')}
              </Button>
              <Button disabled={isLast} onClick={() => onMove(at + 1)}>
                {t('profile.after')}
              </Button>
            </>
          )
        }
      >
        <img
          src={address(images[at]?.location) ?? undefined}
          alt={t('profile.pictureOf', { name, number: at + 1 })}
          className={classes.large}
        />
      </Modal>
    </div>
  )
}
