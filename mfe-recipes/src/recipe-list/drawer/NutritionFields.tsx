import { readNutrient } from '@potluck/search/read-bounds'
import { Heading, Row, Stack } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { typedOperators } from '../../search/typed-operators.ts'
import { useSearchText } from '../useSearchText.ts'

interface Props {
  /** The search line: the fields write operators into it. */
  readonly search: string
  readonly onChange: (search: string) => void
}

/** The two fields, with the sign of their operators. */
const fields = [
  { name: 'energy', sign: '<=', end: 'max' },
  { name: 'protein', sign: '>=', end: 'min' },
] as const

type Field = (typeof fields)[number]

/** The number that a search asks for. */
function askedFor(search: string, { name, end }: Field): string {
  const operator = typedOperators(search).find(({ kind }) => kind === name)
  const [, value = ''] = /^\p{L}+:?\s*(.*)$/u.exec(operator?.text ?? '') ?? []
  const asked = readNutrient(name, value)?.[end] ?? 0
  return asked > 0 && Number.isFinite(asked) ? String(Math.round(asked)) : ''
}

/** A search without the operators of a field. */
function withoutField(search: string, name: Field['name']): string {
  const operator = typedOperators(search).find(({ kind }) => kind === name)
  return operator ? withoutField(operator.rest, name) : search
}

/** A filter by what a serving gives: the two amounts that most cooks look for. */
export function NutritionFields({ search, onChange }: Props) {
  const { t } = useTranslation('recipes')
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('filter.nutrition')}</Heading>
      <Row gap={3}>
        {fields.map((field) => (
          <NutritionField
            key={field.name}
            label={t(`filter.${field.name}`)}
            asked={askedFor(search, field)}
            onChange={(amount) => {
              const rest = withoutField(search, field.name)
              const operator = `${t(`filter.operator.${field.name}`)}:${field.sign}${amount}`
              onChange(amount === '' ? rest : `${rest} ${operator}`.trim())
            }}
          />
        ))}
      </Row>
    </Stack>
  )
}

interface FieldProps {
  readonly label: string
  readonly asked: string
  readonly onChange: (amount: string) => void
}

function NutritionField({ label, asked, onChange }: FieldProps) {
  const [text, setText] = useSearchText(asked, (typed) => onChange(/^\d{1,5}$/.test(typed) ? typed : ''))
  return (
    <TextField label={label} inputMode="numeric" maxLength={5} autoComplete="off" value={text} onChange={setText} />
  )
}
