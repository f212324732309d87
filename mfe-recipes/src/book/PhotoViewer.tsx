import { IconButton } from '@potluck/ui'
import { IconChevronLeft, IconChevronRight, IconX } from '@potluck/ui/icons'
import { useModalDialog } from '@potluck/ui/overlays'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './PhotoViewer.module.css'

interface Props {
  readonly title: string
  readonly addresses: readonly string[]
  /** Index of the first photo, from 0. */
  readonly first: number
  readonly onClose: () => void
}

/**
 * Photos on the whole screen. Swipes, arrow keys and buttons change the photo; Escape and the close button close it.
 */
export function PhotoViewer({ title, addresses, first, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const dialog = useModalDialog({ onClose, escapable: true })
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  const several = addresses.length > 1

  useEffect(() => {
    strip.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center' })
  }, [first])

  function show(photo: number) {
    if (photo < 0 || photo >= addresses.length) return
    setIndex(photo)
    strip.current?.children[photo]?.scrollIntoView({ inline: 'center' })
  }

  function onKey(event: KeyboardEvent<HTMLDialogElement>) {
    dialog.onKeyDown?.(event)
    const forwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      show(index + (event.key === forwards ? 1 : -1))
    }
  }

  return (
    <dialog {...dialog} className={classes.viewer} aria-label={t('photo.viewer', { title })} onKeyDown={onKey}>
      <div
        ref={strip}
        className={classes.strip}
        onScrollEnd={({ currentTarget }) =>
          setIndex(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {addresses.map((address, at) => (
          <div key={address} className={classes.frame}>
            <img src={address} alt={t('photo.name', { title, number: at + 1 })} className={classes.photo} />
          </div>
        ))}
      </div>
      <div className={classes.close}>
        <IconButton variant="solid" icon={<IconX />} label={t('close')} onClick={onClose} />
      </div>
      {several && (
        <div className={classes.steps}>
          <IconButton
            variant="solid"
            icon={<IconChevronLeft />}
            label={t('photo.previous')}
            disabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <output className={classes.count}>{t('photo.count', { number: index + 1, total: addresses.length })}</output>
          <IconButton
            variant="solid"
            icon={<IconChevronRight />}
            label={t('photo.next')}
            disabled={index === addresses.length - 1}
            onClick={() => show(index + 1)}
          />
        </div>
      )}
    </dialog>
  )
}
