import type { SearchPage } from '@potluck/api/recipes'
import { Text } from '@potluck/ui'
import { Highlighted } from './Highlighted.tsx'

/** The line of a recipe that holds what was looked for, where nothing else in the list does. */
export function MatchLine({ match }: { readonly match: NonNullable<SearchPage['data'][number]['match']> }) {
  return (
    <Text size="small" lines={2}>
      <bdi>
        <Highlighted>{match.line}</Highlighted>
      </bdi>
    </Text>
  )
}
