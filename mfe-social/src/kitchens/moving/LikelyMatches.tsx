import type { MovedMatch } from '@potluck/api/kitchen-moves'
import { useFormats } from '@potluck/parts'
import { Heading, Stack, Text } from '@potluck/ui'
import { CheckboxRow, FirstRows } from '@potluck/ui/content'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

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
  const [headingId, aboutId] = [useId(), useId()]
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
      <FirstRows
        aria-labelledby={headingId}
        aria-describedby={aboutId}
        rows={matches}
        keyOf={({ recipe }) => recipe.id}
        label={t('moveIn.showAll', { number: number(matches.length) })}
      >
        {(match) => {
          const { id, title } = match.recipe
          const isTicked = ticked.includes(id)
          return (
            <CheckboxRow
              label={<bdi>{title}</bdi>}
              description={isTicked ? t('moveIn.both') : whose(match)}
              checked={isTicked}
              onChange={() => onChange(isTicked ? ticked.filter((one) => one !== id) : [...ticked, id])}
            />
          )
        }}
      </FirstRows>
      {matchCount > matches.length && (
        <Text tone="soft">
          {t('moveIn.moreMatches', { count: matchCount - matches.length, number: number(matchCount - matches.length) })}
        </Text>
      )}
    </Stack>
  )
}
