import { hasMark, type Mark, marksOf } from '@potluck/foods/marks'
import { offeredMarks, readDiet, readMarks } from '@potluck/search/mark-names'
import { Chip, Heading, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { typedOperators } from '../search/typed-operators.ts'

interface Props {
  /** The search line: a choice writes operators into it. */
  readonly search: string
  readonly onChange: (search: string) => void
}

type Kind = 'marks' | 'diet'

const diets = ['vegetarian', 'vegan'] as const

/** The marks that a search asks for by an operator. */
const askedFor = (search: string, kind: Kind, read: (text: string) => number): number =>
  typedOperators(search)
    .filter((operator) => operator.kind === kind)
    .reduce((all, { text }) => all | read(text.slice(text.indexOf(':') + 1)), 0)

/** A search without the operators of a kind. */
function withoutKind(search: string, kind: Kind): string {
  const operator = typedOperators(search).find((typed) => typed.kind === kind)
  return operator ? withoutKind(operator.rest, kind) : search
}

/** A filter by allergens and diets: recipes in which they were not found. */
export function MarkChoices({ search, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const asked = askedFor(search, 'marks', readMarks)
  const chosen = offeredMarks.filter((mark) => hasMark(asked, mark))
  const diet = askedFor(search, 'diet', readDiet)
  const write = (kind: Kind, values: readonly string[]) => {
    const rest = withoutKind(search, kind)
    onChange(values.length === 0 ? rest : `${rest} ${t(`marks.operator.${kind}`)}:${values.join(',')}`.trim())
  }
  // A name that the search line does not read stands there as the mark is called everywhere.
  const typed = (mark: Mark): string => {
    const name = t(`marks.name.${mark}`).toLowerCase()
    return readMarks(name) === marksOf([mark]) && !name.includes(' ') ? name : mark
  }
  const toggle = (mark: Mark) =>
    write('marks', (chosen.includes(mark) ? chosen.filter((other) => other !== mark) : [...chosen, mark]).map(typed))
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('marks.without')}</Heading>
      <Row gap={2}>
        {offeredMarks.map((mark) => (
          <Chip key={mark} selected={chosen.includes(mark)} onClick={() => toggle(mark)}>
            {t(`marks.name.${mark}`)}
          </Chip>
        ))}
      </Row>
      <Text size="small" tone="soft">
        {t('marks.withoutAbout')}
      </Text>
      <Heading level={3}>{t('marks.diet')}</Heading>
      <Row gap={2}>
        {diets.map((name) => {
          const isChosen = diet === readDiet(name)
          return (
            <Chip key={name} selected={isChosen} onClick={() => write('diet', isChosen ? [] : [t(`marks.${name}`)])}>
              {t(`marks.${name}`)}
            </Chip>
          )
        })}
      </Row>
    </Stack>
  )
}
