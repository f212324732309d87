import { Text, VisuallyHidden } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { isNarrowed, type ListView } from '../book/list-view.ts'
import classes from './ResultCount.module.css'

/** The number of recipes, announced to screen readers when it changes. */
export function ResultCount({ view, count }: { readonly view: ListView; readonly count: number }) {
  const { t } = useTranslation('recipes')
  const words = isNarrowed(view) ? t('list.found', { count }) : t('list.count', { count })
  return (
    <Text size="small" tone="soft" tabular role="status" className={classes.count}>
      {/* The empty list says it in large words. */}
      {count === 0 ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Text>
  )
}
