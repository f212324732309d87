import type { Image } from '@potluck/api/images'
import { useImageAddress } from '@potluck/platform/hooks'
import { Button, Note, Row, Stack } from '@potluck/ui'
import { IconCamera, IconTrash } from '@potluck/ui/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LargePhoto } from '../photo/LargePhoto.tsx'
import { useUploadPhoto } from './useUploadPhoto.ts'

interface Props {
  readonly title: string
  readonly image: Image | null
  readonly onChange: (image: Image | null) => void
}

/** A photo of a thing: taken with the camera or chosen, exchanged, taken off. */
export function PhotoField({ title, image, onChange }: Props) {
  const { t } = useTranslation('planning')
  const address = useImageAddress()
  const input = useRef<HTMLInputElement>(null)
  const { isSending, problem, send } = useUploadPhoto(onChange)
  return (
    <Stack gap={3}>
      {image && <LargePhoto title={title} src={address(image.medium) ?? ''} />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('photo.add')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) send(file)
        }}
      />
      <Row>
        <Button icon={<IconCamera />} busy={isSending} onClick={() => input.current?.click()}>
          {t(image ? 'photo.another' : 'photo.add')}
        </Button>
        {image && (
          <Button variant="quiet" icon={<IconTrash />} onClick={() => onChange(null)}>
            {t('photo.takeOff')}
          </Button>
        )}
      </Row>
      {problem && <Note tone="danger">{t(`photo.${problem}`)}</Note>}
    </Stack>
  )
}
