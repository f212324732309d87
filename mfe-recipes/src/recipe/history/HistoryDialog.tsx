import { inBook } from '@potluck/api/of-book'
import type { Recipe } from '@potluck/api/recipes'
import { isVersionPart as isKnown, listVersions, type RecipeVersion } from '@potluck/api/versions'
import { Answered, useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Text } from '@potluck/ui'
import { EmptyState, ListRow } from '@potluck/ui/content'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Saver, useSaver } from '../../book/useSaver.ts'
import { VersionView } from './VersionView.tsx'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** The earlier versions of a recipe; each can be compared with the current one and restored. */
export function HistoryDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const [chosen, setChosen] = useState<number | null>(null)
  const saver = useSaver(recipe.kitchenId)
  const answer = useAnswer(listVersions, { params: { id: recipe.id }, ...inBook(recipe.kitchenId) })
  if (chosen !== null) {
    return <VersionView recipe={recipe} version={chosen} onBack={() => setChosen(null)} onClose={onClose} />
  }
  return (
    <Modal opened onClose={onClose} title={t('history.title')} closeLabel={t('close')}>
      <Text tone="soft">{t('history.hint')}</Text>
      <Answered
        small
        answer={answer}
        loading={{ label: t('history.loading'), shape: 'rows', count: 4 }}
        failed={{ title: t('history.failed') }}
        empty={<EmptyState picture="book" title={t('history.empty')} />}
      >
        {(versions: readonly RecipeVersion[]) => (
          <ul aria-label={t('history.title')}>
            {versions.map((version, at) => (
              <li key={version.version}>
                <VersionRow
                  version={version}
                  writer={version.savedBy === undefined ? null : saver(version.savedBy)}
                  // The person who wrote the next version replaced this one.
                  changer={recipe.kitchenId === undefined ? null : saver((versions[at - 1] ?? recipe).savedBy)}
                  onChoose={() => setChosen(version.version)}
                />
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Modal>
  )
}

interface RowProps {
  readonly version: RecipeVersion
  /** The author of the version; null in the own book, or if unknown. */
  readonly writer: Saver
  /** The person who replaced it. */
  readonly changer: Saver
  readonly onChoose: () => void
}

function VersionRow({ version, writer, changer, onChoose }: RowProps) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const names = version.changed
    .filter(isKnown)
    .map((part) => (part === 'photos' ? t('history.photosPart') : t(`field.${part}`)))
  const parts = formats.list(names)
  const changed =
    changer === null
      ? t('history.changedAfter', { parts })
      : changer === 'you'
        ? t('history.changedAfterByYou', { parts })
        : t('history.changedAfterBy', { parts, name: changer.name })
  const when = formats.relativeMoment(version.savedAt)
  return (
    <ListRow
      title={
        writer === null ? (
          when
        ) : (
          <>
            {when} · <bdi>{writer === 'you' ? t('history.you') : writer.name}</bdi>
          </>
        )
      }
      subtitle={names.length > 0 ? changed : <bdi>{version.title}</bdi>}
      onClick={onChoose}
    />
  )
}
