import { inBook } from '@potluck/api/of-book'
import type { Recipe } from '@potluck/api/recipes'
import { getVersion, type WrittenVersion } from '@potluck/api/versions'
import { Answered, useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useImageAddress } from '@potluck/platform/hooks'
import { Button, Heading, Text } from '@potluck/ui'
import { RecipeImage } from '@potluck/ui/content'
import { IconArrowBackUp } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import classes from './HistoryDialog.module.css'
import { differingTexts, TextChanges } from './TextChanges.tsx'
import { useRestoreVersion } from './useRestoreVersion.ts'

interface Props {
  readonly recipe: Recipe
  readonly version: number
  readonly onBack: () => void
  readonly onClose: () => void
}

const idsOf = (images: Recipe['images']) => images.map(({ id }) => id).join()

/** The differences between a version and the current recipe, and a button to restore it. */
export function VersionView({ recipe, version, onBack, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const answer = useAnswer(getVersion, { params: { id: recipe.id, version }, ...inBook(recipe.kitchenId) })
  const { restore, isRestoring } = useRestoreVersion(recipe, version, onClose)
  const { data } = answer
  return (
    <Modal
      opened
      onClose={onClose}
      size="large"
      title={data ? t('history.since', { when: formats.relativeMoment(data.savedAt) }) : t('history.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onBack}>{t('history.back')}</Button>
          <Button variant="primary" icon={<IconArrowBackUp />} disabled={!data} busy={isRestoring} onClick={restore}>
            {t('history.restore')}
          </Button>
        </>
      }
    >
      <Answered
        small
        answer={answer}
        loading={{ label: t('history.loading'), shape: 'rows', count: 4 }}
        failed={{ title: t('history.failed') }}
      >
        {(written) => <Changes recipe={recipe} written={written} />}
      </Answered>
    </Modal>
  )
}

function Changes({ recipe, written }: { readonly recipe: Recipe; readonly written: WrittenVersion }) {
  const { t } = useTranslation('recipes')
  const address = useImageAddress()
  const havePhotosChanged = idsOf(written.images) !== idsOf(recipe.images)
  if (differingTexts(written, recipe).length === 0 && !havePhotosChanged) return <Text>{t('history.same')}</Text>
  return (
    <>
      <TextChanges before={written} after={recipe} />
      {havePhotosChanged && (
        <section aria-label={t('history.photos')} className={classes.field}>
          <Heading level={3}>{t('history.photos')}</Heading>
          {written.images.length === 0 ? (
            <Text tone="soft">{t('history.noPhotos')}</Text>
          ) : (
            <div className={classes.photos}>
              {written.images.map((image) => (
                <RecipeImage
                  key={image.id}
                  title={written.title}
                  src={address(image.thumbnail)}
                  shape="square"
                  className={classes.photo}
                />
              ))}
            </div>
          )}
        </section>
      )}
    </>
  )
}
