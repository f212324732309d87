import type { RecipeMarks } from '@potluck/foods/avoided'
import { IconAlertTriangle } from '@potluck/ui/icons'
import { atTable } from './at-table.ts'
import classes from './EaterLines.module.css'
import { useEaters } from './useEaters.ts'
import { useWarnings } from './useWarnings.ts'

interface Props {
  /** The name of the recipe, where it does not stand beside: then only what was found is said. */
  readonly title?: string | undefined
  /** Those of the recipe; null where they are not known. */
  readonly marks: RecipeMarks | null | undefined
  /** The household of the plan or list. */
  readonly kitchenId: string | null | undefined
}

/** Says in short, beside the name of a recipe, for whom of those who eat along it is not, or may not be. */
export function EaterLines({ title, marks, kitchenId }: Props) {
  const warnings = useWarnings()(atTable(useEaters() ?? [], kitchenId), marks)
  const said = title === undefined ? warnings : warnings.filter(({ kind }) => kind !== 'notKnown')
  return said.map(({ kind, text }) => (
    <span key={text} className={classes[kind]}>
      {kind !== 'notKnown' && <IconAlertTriangle size={14} aria-hidden="true" />}
      <span>
        {title !== undefined && (
          <>
            <bdi>{title}</bdi>
            {' · '}
          </>
        )}
        {text}
      </span>
    </span>
  ))
}
