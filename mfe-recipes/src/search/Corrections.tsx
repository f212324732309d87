import type { SearchPage } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './Corrections.module.css'

/** Most words that are named in place of one. */
const maxNamed = 3

/** Says of words that stand nowhere in the book what was looked for in their place. */
export function Corrections({ corrections }: { readonly corrections: SearchPage['corrections'] }) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  return corrections.map(({ typed, meant }) => (
    <Text key={typed} size="small" role="status" className={classes.line}>
      {t('search.corrected', { typed, meant: list(meant.slice(0, maxNamed), 'or') })}
    </Text>
  ))
}
