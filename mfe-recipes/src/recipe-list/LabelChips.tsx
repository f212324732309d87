import type { RecipeSummary } from '@potluck/api/recipes'
import { Badge } from '@potluck/ui'
import classes from './LabelChips.module.css'

/** The labels of a recipe as chips, which wrap. */
export const LabelChips = ({ labels }: { readonly labels: RecipeSummary['labels'] }) => (
  <span className={classes.chips}>
    {labels.map(({ id, title }) => (
      <Badge key={id} dir="auto" className={classes.chip}>
        {title}
      </Badge>
    ))}
  </span>
)
