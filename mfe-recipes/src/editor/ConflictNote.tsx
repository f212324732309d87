import { type Recipe, writtenFields } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note, Row } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { fieldsOf, mergeChanges } from './merge-changes.ts'
import { keptImages } from './pictures.ts'
import { useFieldNames } from './useFieldNames.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'

interface Props {
  readonly theirs: Recipe
  readonly editor: RecipeEditor
  readonly overwrite: (theirs: Recipe) => void
  readonly dismiss: () => void
}

/** Somebody saved in between: which of the two is to stay of what both changed. No text is lost either way. */
export function ConflictNote({ theirs, editor, overwrite, dismiss }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { dateTime, list } = useFormats()
  const names = useFieldNames()
  const { merged, both } = mergeChanges(editor.base, editor.written, writtenFields(theirs))

  function takeTheirs() {
    const { written } = editor
    const images = keptImages(editor.pictures.pictures)
    editor.rebase(theirs)
    const chosen = { ...merged, ...fieldsOf(writtenFields(theirs), both) }
    editor.replace(
      chosen,
      chosen.imageIds.flatMap((id) => [...images, ...theirs.images].find((image) => image.id === id) ?? []),
    )
    dismiss()
    host.toast({
      message: t('editor.tookTheirs'),
      duration: 15_000,
      action: { label: t('editor.bringMineBack'), run: () => editor.replace(written, images) },
    })
  }

  return (
    <Note
      tone="attention"
      title={t('editor.conflict')}
      action={
        <Row gap={2}>
          <Button variant="primary" onClick={() => overwrite(theirs)}>
            {t('editor.saveMine')}
          </Button>
          <Button onClick={takeTheirs}>{t('editor.takeTheirs')}</Button>
        </Row>
      }
    >
      {t('editor.conflictHint', { when: dateTime(theirs.updatedAt), fields: list(both.map((field) => names[field])) })}
    </Note>
  )
}
