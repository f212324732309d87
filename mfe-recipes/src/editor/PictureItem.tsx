import { Button, Text } from '@potluck/ui'
import { Progress } from '@potluck/ui/content'
import { useDraggable, useDropPlace } from '@potluck/ui/drag'
import { PictureTile } from '@potluck/ui/forms'
import { IconPhoto } from '@potluck/ui/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './PictureItem.module.css'
import { isOfPhone, type Picture, type PictureProblem } from './pictures.ts'
import type { Pictures } from './usePictures.ts'

interface Props {
  readonly picture: Picture
  /** Its index from 0, and the number of pictures. */
  readonly place: number
  readonly count: number
  readonly address: string | null
  readonly pictures: Pictures
  /** Opens the choice of its step; undefined where there are no steps. */
  readonly onStep: (() => void) | undefined
}

/** A picture in the editor, with its upload state and its position. */
export function PictureItem({ picture, place, count, address, pictures, onStep }: Props) {
  const { t } = useTranslation('recipes')
  const item = useRef<HTMLLIElement>(null)
  const dragging = useDraggable(item, { kind: 'picture', id: picture.key })
  const over = useDropPlace(item, 'picture', (key) => pictures.move(key, place))
  const number = place + 1
  const problems: Readonly<Record<PictureProblem, string>> = {
    tooLarge: t('editor.pictureTooLarge'),
    notPicture: t('editor.notAPicture'),
    notThere: t('editor.pictureNotThere'),
    offline: t('editor.pictureOffline'),
    failed: t('editor.pictureFailed'),
  }
  const isUnseen = picture.state !== 'saved' && 'file' in picture.source && isOfPhone(picture.source.file)
  const isShown = address !== null && !isUnseen && !(picture.state === 'failed' && picture.problem === 'notPicture')
  const onTheWay = picture.state === 'waiting' || picture.state === 'uploading'
  const mayWork = picture.state === 'failed' && (picture.problem === 'offline' || picture.problem === 'failed')

  return (
    <li ref={item} className={classes.item} data-dragging={dragging} data-over={over && !dragging}>
      <PictureTile
        shape="wide"
        mark={place === 0 && picture.state === 'saved' && count > 1 && t('editor.cover')}
        remove={{ label: t('editor.removePicture', { number }), onClick: () => pictures.remove(picture.key) }}
        below={
          <>
            {onStep && picture.state === 'saved' && (
              <Button variant="quiet" aria-label={t('editor.stepOfPicture', { number })} onClick={onStep}>
                {t('editor.toStep')}
              </Button>
            )}
            {onTheWay && <Progress label={t('editor.sendingPicture', { number })} />}
            {picture.state === 'failed' && (
              <div role="alert">
                <Text size="small" tone="danger">
                  {problems[picture.problem]}
                </Text>
                {mayWork && (
                  <Button variant="quiet" onClick={() => pictures.retry(picture.key)}>
                    {t('tryAgain')}
                  </Button>
                )}
              </div>
            )}
          </>
        }
        {...(count > 1 && {
          moves: {
            earlier: {
              label: t('editor.moveEarlier', { number }),
              disabled: place === 0,
              onClick: () => pictures.move(picture.key, place - 1),
            },
            later: {
              label: t('editor.moveLater', { number }),
              disabled: place === count - 1,
              onClick: () => pictures.move(picture.key, place + 1),
            },
          },
        })}
      >
        {isShown ? (
          <img
            src={address}
            alt={t('editor.picture', { number })}
            className={classes.photo}
            draggable={false}
            data-pale={picture.state !== 'saved'}
          />
        ) : (
          <IconPhoto aria-hidden="true" />
        )}
      </PictureTile>
    </li>
  )
}
