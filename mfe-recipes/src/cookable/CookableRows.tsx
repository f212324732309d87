import type { CookableRecipe } from '@potluck/api/cookable'
import { unfitFor } from '@potluck/foods/avoided'
import { useFormats } from '@potluck/parts'
import { atTable } from '@potluck/parts/at-table'
import { eaterWords } from '@potluck/parts/eater-words'
import { useEaters } from '@potluck/parts/useEaters'
import { partsNamespace } from '@potluck/parts/words'
import { Button, onDemand } from '@potluck/ui'
import { IconChevronDown, IconChevronUp } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CookableRow } from './CookableRow.tsx'

const EaterLines = onDemand(
  () => import('@potluck/parts/EaterLines').then((module) => module.EaterLines),
  'part',
  eaterWords,
  partsNamespace,
)

interface Props {
  readonly recipes: readonly CookableRecipe[]
  /** The household whose book is shown. */
  readonly kitchenId: string | undefined
}

/** Recipes that can be cooked; folded below them those that are not for everybody at the table, or of which that is not known. */
export function CookableRows({ recipes, kitchenId }: Props) {
  const { t } = useTranslation('recipes')
  const { number } = useFormats()
  const [opened, setOpened] = useState(false)
  const people = atTable(useEaters() ?? [], kitchenId).filter(({ avoided }) => avoided !== 0)
  const isFit = ({ marks }: CookableRecipe) =>
    people.length === 0 || (marks !== undefined && people.every(({ avoided }) => unfitFor(avoided, marks) === null))
  const others = recipes.filter((recipe) => !isFit(recipe))
  return (
    <>
      <ul>
        {recipes.filter(isFit).map((recipe) => (
          <li key={recipe.id}>
            <CookableRow recipe={recipe} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <Button
            variant="quiet"
            icon={opened ? <IconChevronUp /> : <IconChevronDown />}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {t('cookable.others', { number: number(others.length) })}
          </Button>
          {opened && (
            <ul>
              {others.map((recipe) => (
                <li key={recipe.id}>
                  <CookableRow recipe={recipe} />
                  <EaterLines marks={recipe.marks} kitchenId={kitchenId} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  )
}
