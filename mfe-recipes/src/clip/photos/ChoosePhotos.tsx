import { Row, Stack, Text } from '@potluck/ui'
import { FileDrop } from '@potluck/ui/forms'
import { IconPhoto } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { CameraButton } from './CameraButton.tsx'

interface Props {
  readonly onFiles: (files: readonly File[]) => void
}

/** Photographs a recipe, or selects photos, screenshots or a PDF of one. */
export function ChoosePhotos({ onFiles }: Props) {
  const { t } = useTranslation('recipes')
  return (
    <Stack gap={2}>
      <Text tone="soft">{t('clip.photo.or')}</Text>
      <FileDrop
        icon={<IconPhoto />}
        label={t('clip.photo.choose')}
        description={t('clip.photo.chooseHint')}
        accept="image/*,.heic,.heif,.pdf"
        multiple
        onFiles={onFiles}
      />
      <Row>
        <CameraButton label={t('clip.photo.take')} onFiles={onFiles} />
      </Row>
    </Stack>
  )
}
