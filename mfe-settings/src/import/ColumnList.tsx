import { type ColumnField, columnFields } from '@potluck/api/import-columns'
import type { ImportPreview } from '@potluck/api/imports'
import { Button, Card, Heading, Row, Stack, Text } from '@potluck/ui'
import { SelectField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import classes from './ColumnList.module.css'

export interface ColumnListProps {
  readonly columns: ImportPreview['columns']
  /** The cook's own choices, by the names of columns. */
  readonly set: Readonly<Record<string, ColumnField>>
  readonly onSet: (column: string, field: ColumnField) => void
  /** Shows the recipes as they would come now; null while they are shown so. */
  readonly onLook: (() => void) | null
  readonly isLooking: boolean
}

const isField = (field: string): field is ColumnField => columnFields.some((known) => known === field)

/** The meaning of each column of a table, for the cook to change. */
export function ColumnList({ columns, set, onSet, onLook, isLooking }: ColumnListProps) {
  const { t } = useTranslation('settings')
  const options = columnFields.map((field) => ({ value: field, label: t(`import.columns.${field}`) }))
  const fieldOf = (column: string, matched: string | null): ColumnField =>
    set[column] ?? (matched !== null && isField(matched) ? matched : 'notes')
  return (
    <Stack gap={2}>
      <Heading level={3} size="small">
        {t('import.columns.heading')}
      </Heading>
      <Text tone="soft">{t('import.columns.about')}</Text>
      <Card>
        <div className={classes.columns}>
          {columns.map(({ column, field }, index) => (
            <SelectField
              key={index}
              className={classes.column}
              label={column === '' ? t('import.columns.unnamed', { place: index + 1 }) : column}
              options={options}
              value={fieldOf(column, field)}
              onChange={(chosen) => onSet(column, chosen)}
            />
          ))}
        </div>
      </Card>
      {onLook && (
        <Row>
          <Button busy={isLooking} onClick={onLook}>
            {t('import.columns.look')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
