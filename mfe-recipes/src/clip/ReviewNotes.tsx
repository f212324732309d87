import { type Clipping, findByLink } from '@potluck/api/clip'
import { inBook } from '@potluck/api/of-book'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { MissingRecipe } from './MissingRecipe.tsx'
import { isByModel } from './read-by-model.ts'
import type { SaveClipProblem } from './useSaveClip.ts'

interface Props {
  readonly clipping: Clipping
  /** The kitchen into whose book it goes; undefined for the own book. */
  readonly kitchenId: string | undefined
  /** Why it was not saved. */
  readonly problem: SaveClipProblem | undefined
  /** Whether a changed text discarded the lines that the cook had moved. */
  readonly isReadAnew: boolean
  /** Reads a page that the text of a video names. */
  readonly onReadLink: (link: string) => void
}

/** Notes for the cook before a clipped recipe is saved. */
export function ReviewNotes({ clipping, kitchenId, problem, isReadAnew, onReadLink }: Props) {
  const { t } = useTranslation('recipes')
  const { url } = clipping
  const duplicate = useAnswer(findByLink, url === '' ? null : { query: { ...inBook(kitchenId).query, url } })
  const [same] = duplicate.data ?? []
  return (
    <>
      {problem && (
        <Note tone="danger" title={t('editor.notSaved')}>
          {t(`clip.notSaved.${problem}`)}
        </Note>
      )}
      <MissingRecipe clipping={clipping} onReadLink={onReadLink} />
      {isByModel(clipping) && (
        <Note tone="attention" title={t('clip.model.byModel')}>
          {t('clip.model.byModelHint')}
        </Note>
      )}
      {isReadAnew && <Note tone="info">{t('clip.readAnew')}</Note>}
      {same && (
        <Note
          tone="attention"
          title={t('clip.known')}
          action={<LinkButton href={href(paths.recipe(same.id))}>{t('inbox.open')}</LinkButton>}
        >
          {t('clip.knownHint', { title: same.title })}
        </Note>
      )}
    </>
  )
}
