import { imageMaxBytes, uploadImage } from '@potluck/api/images'
import { type Kitchen, setKitchenPicture } from '@potluck/api/kitchens'
import { inBook } from '@potluck/api/of-book'
import { type PictureProblem, pictureProblem } from '@potluck/parts/picture-problem'
import { useCall } from '@potluck/platform/answers'
import { useImageAddress } from '@potluck/platform/hooks'
import { useTask } from '@potluck/platform/useTask'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { Avatar, Progress } from '@potluck/ui/content'
import { FileDrop } from '@potluck/ui/forms'
import { IconCamera } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useIsConnected } from './useIsConnected.ts'
import { kitchenAnswers } from './useKitchenCall.ts'

interface Props {
  readonly kitchen: Kitchen
  readonly onClose: () => void
}

/** Gives a kitchen another photo, or none. */
export function PhotoDialog({ kitchen: { id, name, image }, onClose }: Props) {
  const { t } = useTranslation('social')
  const address = useImageAddress()
  const isConnected = useIsConnected()
  const upload = useCall(uploadImage, { silent: true })
  const saving = useCall(setKitchenPicture, { changes: kitchenAnswers, silent: true })

  const save = async (imageId: string | null) => {
    await saving.mutateAsync({ params: { id }, body: { imageId } })
    onClose()
    return null
  }
  const { run, isRunning, result } = useTask(async (file: File | null): Promise<PictureProblem | null> => {
    if (file === null) return save(null).catch(() => 'failed')
    if (file.size > imageMaxBytes) return 'tooLarge'
    return upload
      .mutateAsync({ file, ...inBook(id) })
      .then((added) => save(added.id))
      .catch(pictureProblem)
  })
  return (
    <Modal opened title={t('kitchens.photo')} closeLabel={t('close')} onClose={onClose}>
      <Stack gap={4}>
        {image && (
          <Row>
            <Avatar name={name} src={address(image.thumbnail)} size="large" />
            <Button disabled={isRunning || !isConnected} onClick={() => run(null)}>
              {t('kitchens.removePhoto')}
            </Button>
          </Row>
        )}
        <FileDrop
          label={t('kitchens.choosePhoto')}
          icon={<IconCamera />}
          accept="image/*,.heic,.heif"
          disabled={isRunning || !isConnected}
          onFiles={([file]) => file && run(file)}
        />
        {isRunning && <Progress label={t('pictures.sending', { count: 1 })} />}
        {result && <Note tone="danger">{t(`pictures.${result}`)}</Note>}
        {!isConnected && <Text tone="soft">{t('kitchens.needsConnection')}</Text>}
      </Stack>
    </Modal>
  )
}
