import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { isNarrowed, type ListView } from '../book/list-view.ts'
import classes from './ResultCount.module.css'

/** The number of recipes, announced to screen readers when it changes. */
export function ResultCount({ view, count }: { readonly view: ListView; readonly count: number }) {
  const { t } = useTranslation('recipes')
  return (
    <Text size="small" tone="soft" tabular role="status" data-none={count === 0} className={classes.count}>
      {isNarrowed(view) ? t('list.found', { count }) : t('list.count', { count })}
    </Text>
  )
}
