import { changedFields, type RecipeField } from '@potluck/api/changed-fields'
import { fieldsOf, mergeChanges } from '@potluck/api/merge-changes'
import { type Recipe, writtenFields } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { savedImages } from '../pictures.ts'
import { ScrolledTo } from '../ScrolledTo.tsx'
import { useFieldNames } from '../useFieldNames.ts'
import type { RecipeEditor } from '../useRecipeEditor.ts'
import type { SaveRecipe } from '../useSaveRecipe.ts'
import { FieldChoice } from './FieldChoice.tsx'

interface Props extends Pick<SaveRecipe, 'saving' | 'saveChosen'> {
  readonly theirs: Recipe
  readonly editor: RecipeEditor
}

/**
 * Compares two conflicting versions and selects one for each field. Fields that only one side changed need no choice.
 */
export function ConflictChoice({ theirs, editor, saving, saveChosen }: Props) {
  const { t } = useTranslation('recipes')
  const { dateTime, list } = useFormats()
  const names = useFieldNames()
  const other = writtenFields(theirs)
  const { merged, both } = mergeChanges(editor.base, editor.written, other)
  const [theirFields, setTheirFields] = useState<ReadonlySet<RecipeField>>(new Set())
  const images = [...savedImages(editor.pictures.pictures), ...theirs.images]
  const others = changedFields(merged, editor.written)

  function choose(field: RecipeField, isTheirs: boolean) {
    const next = new Set(theirFields)
    if (isTheirs) next.add(field)
    else next.delete(field)
    setTheirFields(next)
  }

  const chosen = both.filter((field) => theirFields.has(field))
  return (
    <ScrolledTo>
      <Stack gap={4}>
        <Note tone="attention" title={t('editor.conflict')}>
          {t('editor.conflictHint', { when: dateTime(theirs.updatedAt) })}
        </Note>
        {both.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            name={names[field]}
            mine={editor.written}
            theirs={other}
            images={images}
            isTheirs={theirFields.has(field)}
            onChoose={(isTheirs) => choose(field, isTheirs)}
          />
        ))}
        {others.length > 0 && (
          <Text tone="soft">{t('editor.takenOver', { fields: list(others.map((field) => names[field])) })}</Text>
        )}
        <Row gap={2}>
          <Button
            variant="primary"
            busy={saving}
            onClick={() => saveChosen(theirs, { ...merged, ...fieldsOf(other, chosen) })}
          >
            {t('editor.saveChosen')}
          </Button>
          {both.length > 1 && (
            <>
              <Button onClick={() => setTheirFields(new Set())}>{t('editor.allMine')}</Button>
              <Button onClick={() => setTheirFields(new Set(both))}>{t('editor.allTheirs')}</Button>
            </>
          )}
        </Row>
      </Stack>
    </ScrolledTo>
  )
}
