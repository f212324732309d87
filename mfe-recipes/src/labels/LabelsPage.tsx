import { useTitle } from '@potluck/platform/hooks'
import { PageLayout } from '@potluck/ui'
import { SearchField } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels } from '../book/useLabels.ts'
import { useRefreshBook } from '../book/useRefreshBook.ts'
import { LabelList } from './LabelList.tsx'
import classes from './LabelsPage.module.css'

/** Labels that fill more than a screen get a box to find one. */
const many = 12

/** Every label with the number of its recipes; each opens the list of them. */
export function LabelsPage() {
  const { t } = useTranslation('recipes')
  const [words, setWords] = useState('')
  const labels = useLabels()
  useTitle(t('labels.title'))
  useRefreshBook()

  return (
    <PageLayout title={t('labels.title')} width="reading">
      {labels.data && labels.data.length > many && (
        <SearchField
          className={classes.search}
          label={t('list.findLabel')}
          clearLabel={t('list.clearSearch')}
          value={words}
          onChange={setWords}
        />
      )}
      <LabelList labels={labels} words={words} />
    </PageLayout>
  )
}
