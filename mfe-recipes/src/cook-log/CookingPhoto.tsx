import { type Image, imageMaxBytes, uploadImage } from '@potluck/api/images'
import { type PictureProblem, pictureProblem } from '@potluck/parts/picture-problem'
import { useCall } from '@potluck/platform/answers'
import { useImageAddress } from '@potluck/platform/hooks'
import { useTask } from '@potluck/platform/useTask'
import { Button, Note, Row, Stack } from '@potluck/ui'
import { RecipeImage } from '@potluck/ui/content'
import { SwitchRow } from '@potluck/ui/forms'
import { IconCamera, IconTrash } from '@potluck/ui/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './CookLogDialog.module.css'

/** The photo of a cooking, and whether friends see it. */
export interface CookedPhoto {
  readonly image: Image | null
  readonly shown: boolean
}

export const noPhoto: CookedPhoto = { image: null, shown: false }

interface Props {
  readonly title: string
  readonly value: CookedPhoto
  readonly onChange: (photo: CookedPhoto) => void
}

/** A photo of what was cooked: taken or chosen, exchanged, taken away, shown to friends. */
export function CookingPhoto({ title, value: { image, shown }, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const address = useImageAddress()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const upload = useCall(uploadImage, { silent: true })
  const { run, isRunning, result } = useTask(async (file: File): Promise<PictureProblem | null> => {
    if (file.size > imageMaxBytes) return 'tooLarge'
    return upload.mutateAsync({ file }).then((added) => {
      onChange({ image: added, shown: false })
      return null
    }, pictureProblem)
  })
  return (
    <Stack gap={2}>
      {image && <RecipeImage title={title} src={address(image.thumbnail)} shape="square" className={classes.photo} />}
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        aria-label={t('cooked.photo.add')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) run(file)
        }}
      />
      <Row>
        <Button ref={choose} icon={<IconCamera />} busy={isRunning} onClick={() => input.current?.click()}>
          {t(image ? 'cooked.photo.another' : 'cooked.photo.add')}
        </Button>
        {image && (
          <Button
            variant="quiet"
            icon={<IconTrash />}
            onClick={() => {
              onChange(noPhoto)
              choose.current?.focus()
            }}
          >
            {t('cooked.photo.remove')}
          </Button>
        )}
      </Row>
      {result && <Note tone="danger">{t(`cooked.photo.${result}`)}</Note>}
      {image && (
        <SwitchRow
          label={t('cooked.photo.shown')}
          description={t('cooked.photo.shownHint')}
          checked={shown}
          onChange={(isShown) => onChange({ image, shown: isShown })}
        />
      )}
    </Stack>
  )
}
