import type { SearchPage } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './Corrections.module.css'

/** Maximum number of corrections for one word. */
const maxNamed = 3

/** Names the words that replaced misspelled words of the search. */
export function Corrections({ corrections }: { readonly corrections: SearchPage['corrections'] }) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  return corrections.map(({ typed, meant }) => (
    <Text key={typed} size="small" role="status" className={classes.line}>
      {t('search.corrected', { typed, meant: list(meant.slice(0, maxNamed), 'or') })}
    </Text>
  ))
}
