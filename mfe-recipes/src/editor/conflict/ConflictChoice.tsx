import { changedFields } from '@potluck/api/changed-fields'
import { fieldsOf, mergeChanges } from '@potluck/api/merge-changes'
import { type Recipe, writtenFields } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import type { RecipeField } from '@potluck/recipe/fields'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaver } from '../../book/useSaver.ts'
import { savedImages } from '../pictures.ts'
import { ScrolledTo } from '../ScrolledTo.tsx'
import { useFieldNames } from '../useFieldNames.ts'
import type { RecipeEditor } from '../useRecipeEditor.ts'
import type { SaveRecipe } from '../useSaveRecipe.ts'
import { FieldChoice, type Side } from './FieldChoice.tsx'
import { joinedFields } from './joined-fields.ts'

interface Props extends Pick<SaveRecipe, 'saving' | 'saveChosen'> {
  readonly theirs: Recipe
  readonly editor: RecipeEditor
}

const sidesOf = (fields: readonly RecipeField[], side: Side) => new Map(fields.map((field) => [field, side] as const))

/**
 * Compares two conflicting versions and selects one for each field. Fields that only one side changed need no choice.
 */
export function ConflictChoice({ theirs, editor, saving, saveChosen }: Props) {
  const { t } = useTranslation('recipes')
  const { relativeMoment, list } = useFormats()
  const names = useFieldNames()
  const other = writtenFields(theirs)
  const { merged, both } = mergeChanges(editor.base, editor.written, other)
  const who = useSaver(theirs.kitchenId)(theirs.savedBy)
  const joined = joinedFields(editor.base, editor.written, other, both)
  // At first the choice is the one that loses nothing.
  const [sides, setSides] = useState<ReadonlyMap<RecipeField, Side>>(() => sidesOf([...joined.keys()], 'joined'))
  const images = [...savedImages(editor.pictures.pictures), ...theirs.images]
  const others = changedFields(merged, editor.written)

  const chosen = (side: Side) => both.filter((field) => sides.get(field) === side)
  const saved = { when: relativeMoment(theirs.updatedAt) }
  return (
    <ScrolledTo>
      <Stack gap={4}>
        <Note tone="attention" title={t('editor.conflict')}>
          {who === null
            ? t('editor.conflictHint', saved)
            : who === 'you'
              ? t('editor.conflictByYou', saved)
              : t('editor.conflictBy', { ...saved, ...who })}
        </Note>
        {both.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            name={names[field]}
            mine={editor.written}
            theirs={other}
            images={images}
            joined={joined.get(field)}
            theirName={who === null || who === 'you' ? undefined : who.name}
            side={sides.get(field) ?? 'mine'}
            onChoose={(side) => setSides(new Map([...sides, [field, side]]))}
          />
        ))}
        {others.length > 0 && (
          <Text tone="soft">{t('editor.takenOver', { fields: list(others.map((field) => names[field])) })}</Text>
        )}
        <Row gap={2}>
          <Button
            variant="primary"
            busy={saving}
            onClick={() =>
              saveChosen(theirs, {
                ...merged,
                ...fieldsOf(other, chosen('theirs')),
                ...Object.fromEntries([...joined].filter(([field]) => sides.get(field) === 'joined')),
              })
            }
          >
            {t('editor.saveChosen')}
          </Button>
          {both.length > 1 && (
            <>
              <Button onClick={() => setSides(new Map())}>{t('editor.allMine')}</Button>
              <Button onClick={() => setSides(sidesOf(both, 'theirs'))}>{t('editor.allTheirs')}</Button>
            </>
          )}
        </Row>
      </Stack>
    </ScrolledTo>
  )
}
