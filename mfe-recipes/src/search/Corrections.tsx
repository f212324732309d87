import type { FoundPage } from '@potluck/api/recipes'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './Corrections.module.css'

/** Most words that are named in place of one. */
const maxNamed = 3

/** Says of words that stand nowhere in the book what was looked for in their place. */
export function Corrections({ corrections }: { readonly corrections: FoundPage['corrections'] }) {
  const { t, i18n } = useTranslation('recipes')
  if (corrections.length === 0) return null
  const or = new Intl.ListFormat(i18n.language, { type: 'disjunction' })
  return corrections.map(({ typed, meant }) => (
    <Text key={typed} size="small" role="status" className={classes.line}>
      {t('search.corrected', { typed, meant: or.format(meant.slice(0, maxNamed)) })}
    </Text>
  ))
}
