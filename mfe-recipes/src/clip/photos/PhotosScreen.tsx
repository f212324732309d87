import { IconButton, PageLayout } from '@potluck/ui'
import { IconArrowLeft } from '@potluck/ui/icons'
import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountQuestions } from './AmountQuestions.tsx'
import { PhotoChoice } from './PhotoChoice.tsx'
import { changePages, isPdf, noPages } from './photo-pages.ts'
import type { ReadText } from './read-text.ts'
import { useReadPhotos } from './useReadPhotos.ts'

interface Props {
  /** The photos that were chosen first. */
  readonly files: readonly File[]
  /** @param pictures to be saved with the recipe */
  readonly onRead: (read: ReadText, pictures: readonly File[]) => void
  /** Called when the photos cannot be read and the cook types instead. */
  readonly onType: (photos: readonly File[]) => void
  readonly onBack: () => void
}

/** Photos of a recipe: put in order, read on this device, and asked about where an amount is not certain. */
export function PhotosScreen({ files, onRead, onType, onBack }: Props) {
  const { t } = useTranslation('recipes')
  const [pages, change] = useReducer(changePages, files, (first) => changePages(noPages, { do: 'add', files: first }))
  const photos = pages.pages.map(({ file }) => file)
  const { state, read, cancel, answer } = useReadPhotos(onRead)
  const isAsking = state.at === 'asking'
  return (
    <PageLayout
      title={isAsking ? t('clip.photo.askTitle') : t('clip.photo.title')}
      leading={
        <IconButton
          icon={<IconArrowLeft data-mirror />}
          label={isAsking ? t('clip.photo.backToPages') : t('clip.back')}
          onClick={isAsking ? cancel : onBack}
        />
      }
      width="reading"
    >
      {state.at === 'asking' ? (
        <AmountQuestions lines={state.lines} onAnswer={answer} />
      ) : (
        <PhotoChoice
          pages={pages}
          state={state}
          onChange={change}
          onRead={() => read(pages.pages)}
          onCancel={cancel}
          onType={() => onType(photos.filter((file) => !isPdf(file)))}
        />
      )}
    </PageLayout>
  )
}
