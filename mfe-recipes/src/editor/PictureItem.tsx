import { Badge, Button, IconButton, Text } from '@potluck/ui'
import { Progress } from '@potluck/ui/content'
import { IconChevronLeft, IconChevronRight, IconX } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './PictureItem.module.css'
import type { Picture, PictureProblem } from './pictures.ts'
import type { Pictures } from './usePictures.ts'

interface Props {
  readonly picture: Picture
  /** Its place from 0, of how many. */
  readonly place: number
  readonly count: number
  readonly address: string | null
  readonly pictures: Pictures
  readonly onDrag: (key: string | null) => void
  readonly onDragOver: () => void
}

/** One picture in the editor, with its way to the server and its place among the others. */
export function PictureItem({ picture, place, count, address, pictures, onDrag, onDragOver }: Props) {
  const { t } = useTranslation('recipes')
  const number = place + 1
  const problems: Readonly<Record<PictureProblem, string>> = {
    tooLarge: t('editor.pictureTooLarge'),
    notPicture: t('editor.notAPicture'),
    offline: t('editor.pictureOffline'),
    failed: t('editor.pictureFailed'),
  }
  const isShown = address !== null && !(picture.state === 'failed' && picture.problem === 'notPicture')
  const onTheWay = picture.state === 'waiting' || picture.state === 'uploading'

  return (
    <li
      draggable
      className={classes.item}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag(picture.key)
      }}
      onDragEnd={() => onDrag(null)}
      onDragEnter={onDragOver}
      onDragOver={(event) => event.preventDefault()}
    >
      <div className={classes.frame}>
        {isShown && (
          <img
            src={address}
            alt={t('editor.picture', { number })}
            className={classes.photo}
            data-pale={picture.state !== 'kept'}
          />
        )}
        {place === 0 && picture.state === 'kept' && count > 1 && (
          <Badge tone="herb" filled className={classes.cover}>
            {t('editor.cover')}
          </Badge>
        )}
        <div className={classes.remove}>
          <IconButton
            variant="solid"
            icon={<IconX />}
            label={t('editor.removePicture', { number })}
            onClick={() => pictures.remove(picture.key)}
          />
        </div>
      </div>
      {onTheWay && <Progress label={t('editor.sendingPicture', { number })} />}
      {picture.state === 'failed' && (
        <div role="alert">
          <Text size="small" tone="danger">
            {problems[picture.problem]}
          </Text>
          {(picture.problem === 'offline' || picture.problem === 'failed') && (
            <Button variant="quiet" onClick={() => pictures.retry(picture.key)}>
              {t('tryAgain')}
            </Button>
          )}
        </div>
      )}
      {count > 1 && (
        <div className={classes.moves}>
          <IconButton
            icon={<IconChevronLeft />}
            label={t('editor.moveEarlier', { number })}
            disabled={place === 0}
            onClick={() => pictures.move(picture.key, place - 1)}
          />
          <IconButton
            icon={<IconChevronRight />}
            label={t('editor.moveLater', { number })}
            disabled={place === count - 1}
            onClick={() => pictures.move(picture.key, place + 1)}
          />
        </div>
      )}
    </li>
  )
}
