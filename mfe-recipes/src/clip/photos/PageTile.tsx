import { IconButton } from '@potluck/ui'
import { PictureTile } from '@potluck/ui/forms'
import { IconFile, IconRotateClockwise } from '@potluck/ui/icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './PageTile.module.css'
import { isPdf, type PagesChange, type PhotoPage } from './photo-pages.ts'

interface Props {
  readonly page: PhotoPage
  /** Its index from 0, and the number of pages. */
  readonly place: number
  readonly count: number
  /** Whether the pages are being read and cannot be changed. */
  readonly isFixed: boolean
  readonly onChange: (change: PagesChange) => void
}

/** A photo of the recipe: turned, moved or removed before it is read. */
export function PageTile({ page, place, count, isFixed, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const number = place + 1
  const { key, file } = page
  return (
    <li className={classes.tile}>
      <PictureTile
        shape="square"
        remove={{
          label: t('clip.photo.remove', { number }),
          disabled: isFixed,
          onClick: () => onChange({ do: 'remove', key }),
        }}
        {...(count > 1 && {
          moves: {
            earlier: {
              label: t('clip.photo.earlier', { number }),
              disabled: isFixed || place === 0,
              onClick: () => onChange({ do: 'move', key, to: place - 1 }),
            },
            later: {
              label: t('clip.photo.later', { number }),
              disabled: isFixed || place === count - 1,
              onClick: () => onChange({ do: 'move', key, to: place + 1 }),
            },
          },
        })}
      >
        {isPdf(file) ? <PdfFace name={file.name} /> : <Photo page={page} alt={t('clip.photo.page', { number })} />}
      </PictureTile>
      {!isPdf(file) && (
        <IconButton
          icon={<IconRotateClockwise />}
          label={t('clip.photo.turn', { number })}
          disabled={isFixed}
          onClick={() => onChange({ do: 'turn', key })}
        />
      )}
    </li>
  )
}

function PdfFace({ name }: { readonly name: string }) {
  return (
    <span className={classes.pdf}>
      <IconFile aria-hidden="true" />
      <span dir="auto">{name}</span>
    </span>
  )
}

function Photo({ page: { file, quarters }, alt }: { readonly page: PhotoPage; readonly alt: string }) {
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return <img src={address} alt={alt} className={classes.photo} data-quarters={quarters} />
}
