import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { Heading } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { isAtHome } from './is-at-home.ts'
import { NeedRow } from './NeedRow.tsx'
import classes from './ShopDialog.module.css'
import { useNeedsByAisle } from './useNeedsByAisle.ts'
import { usePantry } from './usePantry.ts'

interface Props {
  readonly needs: readonly MealPlanNeed[]
  /** The list whose order of aisles is used; null for a new list. */
  readonly listId: string | null
  readonly isWanted: (need: MealPlanNeed) => boolean
  readonly onToggle: (need: MealPlanNeed) => void
}

/** The needs of dishes: items to buy in the order of the aisles, then those that are at home. */
export function NeedList({ needs, listId, isWanted, onToggle }: Props) {
  const { t } = useTranslation('planning')
  const { setInPantry } = usePantry()
  const atHome = needs.filter(isAtHome)
  const aisles = useNeedsByAisle(
    needs.filter((need) => !isAtHome(need)),
    listId,
  )
  const rows = (ofThese: readonly MealPlanNeed[]) =>
    ofThese.map((need) => (
      <NeedRow
        key={need.key}
        need={need}
        wanted={isWanted(need)}
        onToggle={() => onToggle(need)}
        onKeep={(isKept) => setInPantry(need, isKept)}
      />
    ))
  return (
    <>
      <section>
        <Heading level={3}>{t('planShop.needs')}</Heading>
        {aisles.map(({ aisle, title, needs: ofAisle }) => (
          <section key={aisle} aria-label={title ?? undefined} className={classes.aisle}>
            {title !== null && (
              <Heading level={4} className={classes.name}>
                {title}
              </Heading>
            )}
            {rows(ofAisle)}
          </section>
        ))}
      </section>
      {atHome.length > 0 && (
        <section>
          <Heading level={3}>{t('planShop.atHome')}</Heading>
          {rows(atHome)}
        </section>
      )}
    </>
  )
}
