import { type Recipe, writtenFields } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts/useFormats'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note, Row } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { changedFields } from './changed-fields.ts'
import { keptImages } from './pictures.ts'
import { useFieldNames } from './useFieldNames.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'

interface Props {
  readonly theirs: Recipe
  readonly editor: RecipeEditor
  readonly overwrite: (theirs: Recipe) => void
  readonly dismiss: () => void
}

/** Somebody saved in between: what differs, and which of the two is to stay. No text is lost either way. */
export function ConflictNote({ theirs, editor, overwrite, dismiss }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { dateTime, list } = useFormats()
  const names = useFieldNames()
  const different = changedFields(editor.written, writtenFields(theirs)).map((field) => names[field])

  function takeTheirs() {
    const { written } = editor
    const images = keptImages(editor.pictures.pictures)
    editor.rebase(theirs)
    editor.replace(writtenFields(theirs), theirs.images)
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
      {t('editor.conflictHint', { when: dateTime(theirs.updatedAt), fields: list(different) })}
    </Note>
  )
}
