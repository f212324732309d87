import type { Recipe } from '@potluck/api/recipes'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { hasMark, type Mark } from '@potluck/foods/marks'
import { Note, Stack, Text } from '@potluck/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type AtTable, atTable } from './at-table.ts'
import { marksOfContents } from './marks-of.ts'
import { useEaters } from './useEaters.ts'
import { useWarnings } from './useWarnings.ts'

interface Props {
  readonly recipe: Recipe
  /** The words to read its lines with. */
  readonly words: Vocabulary
}

/** Says for whom of those who eat along a recipe is not, or may not be, as far as its lines tell. */
export function EaterNotes({ recipe, words }: Props) {
  const people = atTable(useEaters() ?? [], recipe.kitchenId)
  const warningsOf = useWarnings()
  const nameAt = useMemo(() => {
    const lines = recipe.ingredients.split('\n')
    return (at: number): string => {
      const line = readIngredientLine(lines[at] ?? '', words)
      return line.ingredient || line.text.trim()
    }
  }, [recipe.ingredients, words])
  const { contents } = recipe
  const linesWith = (mark: Mark, kind: 'contains' | 'mayContain') =>
    (contents?.lines ?? []).filter((line) => hasMark(line[kind] ?? 0, mark)).map(({ at }) => nameAt(at))
  const warnings = warningsOf(people, marksOfContents(contents), linesWith)
  const isSure = warnings.some(({ kind }) => kind === 'contains')
  return (
    <Stack gap={2}>
      {warnings.length > 0 && (
        <Note tone={isSure ? 'danger' : 'attention'}>
          {warnings.map(({ text }) => (
            <div key={text}>{text}</div>
          ))}
        </Note>
      )}
      <Unliked {...{ people, recipe, words }} />
    </Stack>
  )
}

/** Says what somebody does not like of a recipe. */
function Unliked({ people, recipe, words }: Props & { readonly people: readonly AtTable[] }) {
  const { t } = useTranslation('parts')
  const disliking = people.filter(({ dislikes }) => dislikes.length > 0)
  if (disliking.length === 0) return null
  const keys = recipe.ingredients
    .split('\n')
    .map((line) => ` ${itemKey(readIngredientLine(line, words).ingredient || line, words)} `)
  const isIn = (name: string): boolean => {
    const parts = itemKey(name, words).split(' ').filter(Boolean)
    return parts.length > 0 && keys.some((key) => parts.every((part) => key.includes(` ${part} `)))
  }
  return disliking.map(({ id, name, dislikes }) => {
    const found = dislikes.filter(isIn)
    return (
      found.length > 0 && (
        <Text key={id} size="small" tone="soft">
          {t('eaters.unliked', { name, what: found.join(', ') })}
        </Text>
      )
    )
  })
}
