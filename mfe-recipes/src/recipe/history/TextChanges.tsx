import { type TextField, textFieldsOnPage } from '@potluck/recipe/fields'
import { Heading } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { ChangedText } from './ChangedText.tsx'
import classes from './HistoryDialog.module.css'

type Texts = Readonly<Record<TextField, string>>

/** The texts that differ between two recipes. */
export const differingTexts = (before: Texts, after: Texts) =>
  textFieldsOnPage.flatMap(({ name }) => (before[name] === after[name] ? [] : name))

/** Each text that differs, with what was added and removed. */
export function TextChanges({ before, after }: { readonly before: Texts; readonly after: Texts }) {
  const { t } = useTranslation('recipes')
  return differingTexts(before, after).map((field) => (
    <section key={field} aria-label={t(`field.${field}`)} className={classes.field}>
      <Heading level={3}>{t(`field.${field}`)}</Heading>
      <ChangedText before={before[field]} after={after[field]} />
    </section>
  ))
}
