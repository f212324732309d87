import type { MovedMatch } from '@potluck/api/kitchen-moves'
import { useFormats } from '@potluck/parts'
import { Button, Heading, Row, Stack, Text } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Recipes that are visible before all are. */
const maxVisible = 20

interface Props {
  readonly matches: readonly MovedMatch[]
  /** More than there are `matches`, where these are too many. */
  readonly matchCount: number
  /** Ids of own recipes that are kept besides those of the kitchen. */
  readonly ticked: readonly string[]
  readonly onChange: (ticked: readonly string[]) => void
}

/** Recipes that the kitchen is likely to have: kept one time, unless both are ticked. */
export function LikelyMatches({ matches, matchCount, ticked, onChange }: Props) {
  const { t } = useTranslation('social')
  const { number, list } = useFormats()
  const [isWhole, setWhole] = useState(false)
  const [headingId, aboutId] = [useId(), useId()]
  const visible = isWhole ? matches : matches.slice(0, maxVisible)
  const whose = ({ inKitchen: { title, people } }: MovedMatch) => {
    const names = people.flatMap(({ name }) => name || [])
    return names.length === 0 ? t('moveIn.there', { title }) : t('moveIn.thereOf', { title, names: list(names) })
  }
  return (
    <Stack gap={3}>
      <Heading id={headingId}>{t('moveIn.matches', { count: matchCount, number: number(matchCount) })}</Heading>
      <Text id={aboutId} tone="soft">
        {t('moveIn.matchesAbout')}
      </Text>
      <ul aria-labelledby={headingId} aria-describedby={aboutId}>
        {visible.map((match) => {
          const { id, title } = match.recipe
          const isTicked = ticked.includes(id)
          return (
            <li key={id}>
              <CheckboxRow
                label={<bdi>{title}</bdi>}
                description={isTicked ? t('moveIn.both') : whose(match)}
                checked={isTicked}
                onChange={() => onChange(isTicked ? ticked.filter((one) => one !== id) : [...ticked, id])}
              />
            </li>
          )
        })}
      </ul>
      {visible.length < matches.length && (
        <Row>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {t('moveIn.showAll', { number: number(matches.length) })}
          </Button>
        </Row>
      )}
      {matchCount > matches.length && (
        <Text tone="soft">
          {t('moveIn.moreMatches', { count: matchCount - matches.length, number: number(matchCount - matches.length) })}
        </Text>
      )}
    </Stack>
  )
}
