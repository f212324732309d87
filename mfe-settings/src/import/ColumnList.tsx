import type { ImportPreview } from '@potluck/api/imports'
import { Card, Heading, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './ColumnList.module.css'

/** What each column of a table was understood as. */
export function ColumnList({ columns }: { readonly columns: ImportPreview['columns'] }) {
  const { t, i18n } = useTranslation('settings')
  const say = (field: string | null) =>
    field !== null && i18n.exists(`settings:import.columns.${field}`)
      ? t(`import.columns.${field}`, { defaultValue: field })
      : t('import.columns.notes')
  return (
    <Stack gap={2}>
      <Heading id="columns" level={3} size="small">
        {t('import.columns.heading')}
      </Heading>
      <Card>
        <dl className={classes.columns} aria-labelledby="columns">
          {columns.map(({ column, field }, index) => (
            <div key={index} className={classes.column}>
              <dt dir="auto">{column}</dt>
              <dd>{say(field)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Stack>
  )
}
