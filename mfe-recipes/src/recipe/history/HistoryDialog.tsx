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
import { VersionView } from './VersionView.tsx'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** The earlier versions of a recipe; each can be compared with the current one and restored. */
export function HistoryDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const [chosen, setChosen] = useState<number | null>(null)
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
            {versions.map((version) => (
              <li key={version.version}>
                <VersionRow version={version} onChoose={() => setChosen(version.version)} />
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Modal>
  )
}

function VersionRow({ version, onChoose }: { readonly version: RecipeVersion; readonly onChoose: () => void }) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const changed = version.changed.filter(isKnown)
  const names = changed.map((part) => (part === 'photos' ? t('history.photosPart') : t(`field.${part}`)))
  return (
    <ListRow
      title={formats.dateTime(version.savedAt)}
      subtitle={
        names.length > 0 ? t('history.changedAfter', { parts: formats.list(names) }) : <bdi>{version.title}</bdi>
      }
      onClick={onChoose}
    />
  )
}
