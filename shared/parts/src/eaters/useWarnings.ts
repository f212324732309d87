import { type RecipeMarks, unfitFor } from '@potluck/foods/avoided'
import type { Mark } from '@potluck/foods/marks'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../formats/useFormats.ts'
import type { AtTable } from './at-table.ts'

/** One sentence for one person. */
export interface Warning {
  readonly kind: 'contains' | 'mayContain' | 'notKnown'
  readonly text: string
}

const noNames = (): readonly string[] => []

/**
 * Tells what of a recipe those at the table must not eat.
 * @param marks null where they are not known
 * @param linesWith gives names of lines
 */
export function useWarnings(): (
  people: readonly AtTable[],
  marks: RecipeMarks | null | undefined,
  linesWith?: (mark: Mark, kind: 'contains' | 'mayContain') => readonly string[],
) => readonly Warning[] {
  const { t } = useTranslation('parts')
  const { list } = useFormats()
  return (people, marks, linesWith = noNames) =>
    people.flatMap(({ name, avoided }): Warning[] => {
      if (avoided === 0) return []
      if (!marks) return [{ kind: 'notKnown', text: t('eaters.notKnown', { name }) }]
      const unfit = unfitFor(avoided, marks)
      if (!unfit) return []
      const what = (kind: 'contains' | 'mayContain') =>
        list(
          unfit[kind].map((mark) => {
            const lines = linesWith(mark, kind)
            const said = t(`eaters.mark.${mark}`)
            return lines.length === 0 ? said : t('eaters.found', { mark: said, lines: list(lines) })
          }),
        )
      const said = (['contains', 'mayContain'] as const)
        .filter((kind) => unfit[kind].length > 0)
        .map((kind): Warning => ({ kind, text: t(`eaters.${kind}`, { name, what: what(kind) }) }))
      // Beside a name there is room for what was found; on the recipe, whoever leaves out a line has to know of the others.
      if (unfit.notKnown === 0 || (said.length > 0 && linesWith === noNames)) return said
      return [...said, { kind: 'notKnown', text: t('eaters.notUnderstood', { name, count: unfit.notKnown }) }]
    })
}
