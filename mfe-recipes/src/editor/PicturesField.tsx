import { maxImages } from '@potluck/api/recipes'
import { useImageAddress, useSession } from '@potluck/platform/hooks'
import { Button, Note, onDemand, Row, Text } from '@potluck/ui'
import { FileDrop } from '@potluck/ui/forms'
import { IconCamera, IconLink, IconPhoto } from '@potluck/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureItem } from './PictureItem.tsx'
import classes from './PicturesField.module.css'
import { picturesWithSteps } from './pictures-with-steps.ts'
import type { Pictures } from './usePictures.ts'

const PictureLinkDialog = onDemand(() => import('./PictureLinkDialog.tsx').then((module) => module.PictureLinkDialog))

const StepOfPictureDialog = onDemand(() =>
  import('./StepOfPictureDialog.tsx').then((module) => module.StepOfPictureDialog),
)

interface Props {
  readonly pictures: Pictures
  readonly instructions: string
  readonly onInstructions: (instructions: string) => void
  /** Files that were pasted or dropped on the page; each new array is added once. */
  readonly pasted: readonly File[]
}

/** The pictures of a recipe: select, photograph, drop, fetch, reorder and remove. The first is the cover. */
export function PicturesField({ pictures: all, instructions, onInstructions, pasted }: Props) {
  const { t } = useTranslation('recipes')
  const address = useImageAddress()
  const pictures = picturesWithSteps(all, { instructions, onInstructions })
  const [stepOf, setStepOf] = useState<number | null>(null)
  const room = usePictureRoom(pictures)
  const [asksLink, setAsksLink] = useState(false)
  const items = pictures.pictures
  const more = (
    <FileDrop
      label={items.length === 0 ? t('editor.addPictures') : t('editor.morePictures')}
      icon={<IconPhoto />}
      accept="image/*,.heic,.heif"
      multiple={room.most > 1}
      onFiles={room.add}
    />
  )
  const takePasted = useEffectEvent(() => room.add(pasted))
  useEffect(() => {
    if (pasted.length > 0) takePasted()
  }, [pasted])

  return (
    <div className={classes.field}>
      <Text as="div" strong>
        {t('field.imageIds')}
      </Text>
      {items.length > 0 ? (
        <ul className={classes.pictures} aria-label={t('field.imageIds')}>
          {items.map((picture, at) => (
            <PictureItem
              key={picture.key}
              picture={picture}
              place={at}
              count={items.length}
              address={picture.preview ?? (picture.state === 'saved' ? address(picture.image.thumbnail) : null)}
              pictures={pictures}
              onStep={instructions.trim() === '' ? undefined : () => setStepOf(at + 1)}
            />
          ))}
          {room.left > 0 && <li>{more}</li>}
        </ul>
      ) : (
        more
      )}
      {room.left > 0 && (
        <Row gap={2}>
          <label className={classes.camera}>
            <IconCamera aria-hidden="true" />
            {t('editor.takePicture')}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className={classes.cameraInput}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                event.target.value = ''
                room.add(files)
              }}
            />
          </label>
          <Button variant="quiet" icon={<IconLink />} onClick={() => setAsksLink(true)}>
            {t('editor.pictureByLink')}
          </Button>
        </Row>
      )}
      <Text size="small" tone="soft">
        {t('editor.picturesHint', { count: room.most })}
      </Text>
      {room.refused > 0 && <Note tone="attention">{t('editor.tooManyPictures', { count: room.most })}</Note>}
      {stepOf !== null && (
        <StepOfPictureDialog number={stepOf} {...{ instructions, onInstructions }} onClose={() => setStepOf(null)} />
      )}
      {asksLink && <PictureLinkDialog onLink={pictures.addLink} onClose={() => setAsksLink(false)} />}
    </div>
  )
}

function usePictureRoom(pictures: Pictures) {
  const { capabilities } = useSession()
  const [refused, setRefused] = useState(0)
  const most = capabilities.multipleImages ? maxImages : 1
  const remaining = most - pictures.pictures.length
  return { most, left: remaining, refused, add: (files: readonly File[]) => setRefused(pictures.add(files, remaining)) }
}
